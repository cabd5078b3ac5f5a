"""What a message refers to: its arguments, other messages, terms and functions, and forms of cards."""

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor


class References(Visitor):
    """The names that a message or a term uses in its text and its attributes, or that a part of it uses."""

    def __init__(self, message: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        """Names of arguments, without the sign."""
        self.targets: set[str] = set()
        """Messages, and terms with their dash."""
        self.attributes: set[tuple[str, str]] = set()
        """A target and the attribute of it that is meant."""
        self.functions: set[str] = set()
        self.forms: set[str] = set()
        """Messages that word cards and lists, named by an option of a function."""
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note an argument."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Note a message."""
        self._add(node.id.name, node.attribute)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        """Note a term."""
        self._add(f"-{node.id.name}", node.attribute)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        """Note a function, and the forms that it is asked for."""
        self.functions.add(node.id.name)
        options = {option.name.name: option.value.value for option in node.arguments.named}
        if "form" in options:
            self.forms.add(f"cards-{options['form']}")
        if "list" in options:
            self.forms.update(f"words-{options['list']}-{part}" for part in ("two", "start", "middle", "end"))
        self.generic_visit(node)

    def _add(self, target: str, attribute: ast.Identifier | None) -> None:
        self.targets.add(target)
        if attribute:
            self.attributes.add((target, attribute.name))
