"""The colours: enough contrast in each theme, on every kind of terminal."""

import subprocess
import sys
from itertools import product

import pytest
from prompt_toolkit.output import ColorDepth
from prompt_toolkit.output.vt100 import ANSI_COLORS_TO_RGB
from prompt_toolkit.styles import Attrs

from pyramid_access.rules.cards import parse_card
from pyramid_access.settings import ThemeChoice
from pyramid_access.ui.board.cards import Face
from pyramid_access.ui.board.marks import Look
from pyramid_access.ui.board.theme import color_depth, style

COLOURED = [theme for theme in ThemeChoice if theme is not ThemeChoice.SYSTEM]
TEXTS = [f"board.{look}{ink}" for look in ("covered", "free", "chosen") for ink in ("", ".red")]
TEXTS += ["board.words", "board.sentence", "board.count"]
SIGNS = [f"board.{look}.border" for look in ("covered", "free", "chosen")]
SIGNS += [f"board.{name}" for name in ("current", "chosen.current", "back", "gap")]
PAPERS = ["board", "board.covered", "board.free", "board.chosen"]
CONSOLE = {
    **{"black": "000000", "red": "aa0000", "green": "00aa00", "yellow": "aa5500"},
    **{"blue": "0000aa", "magenta": "aa00aa", "cyan": "00aaaa", "gray": "aaaaaa"},
    **{"bright-black": "555555", "bright-yellow": "ffff55", "bright-magenta": "ff55ff", "bright-gray": "ffffff"},
}
"""The colours of the Linux console, where bold is bright."""
Colour = tuple[int, ...]


def attributes(theme: ThemeChoice, name: str, depth: ColorDepth = ColorDepth.DEPTH_8_BIT) -> Attrs:
    return style(theme, depth).get_attrs_for_style_str(f"class:board class:{name}")


def shown(seen: Attrs) -> tuple[Colour, Colour]:
    """Return ink and paper as they are seen."""
    ink, paper = (tuple(bytes.fromhex(colour or "")) for colour in (seen.color, seen.bgcolor))
    return (paper, ink) if seen.reverse else (ink, paper)


def shown_on_the_console(seen: Attrs) -> tuple[Colour, Colour]:
    ink, paper = ((colour or "").removeprefix("ansi") for colour in (seen.color, seen.bgcolor))
    assert not seen.reverse
    bright = CONSOLE[f"bright-{ink}" if seen.bold else ink]
    return tuple(bytes.fromhex(bright)), tuple(bytes.fromhex(CONSOLE[paper]))


def shown_by_xterm(seen: Attrs) -> tuple[Colour, Colour]:
    return ANSI_COLORS_TO_RGB[seen.color or ""], ANSI_COLORS_TO_RGB[seen.bgcolor or ""]


def luminance(colour: Colour) -> float:
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """WCAG's contrast of two colours."""
    low, high = sorted(map(luminance, (one, other)))
    return (high + 0.05) / (low + 0.05)


def test_contrast_is_that_of_wcag() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((0x77, 0x77, 0x77), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", COLOURED)
def test_all_text_has_the_contrast_of_the_strictest_level(theme: ThemeChoice) -> None:
    poor = {name: contrast(*shown(attributes(theme, name))) for name in TEXTS}
    assert {name: ratio for name, ratio in poor.items() if ratio < 7} == {}


@pytest.mark.parametrize("theme", COLOURED)
def test_borders_and_marks_have_the_contrast_that_graphics_need(theme: ThemeChoice) -> None:
    poor = {name: contrast(*shown(attributes(theme, name))) for name in SIGNS}
    assert {name: ratio for name, ratio in poor.items() if ratio < 3} == {}


@pytest.mark.parametrize("theme", COLOURED)
def test_the_border_of_the_current_card_stands_out_from_all_that_it_can_lie_beside(theme: ThemeChoice) -> None:
    border = shown(attributes(theme, "board.current"))[1]
    assert border == shown(attributes(theme, "board.chosen.current"))[0]  # It is drawn in full blocks.
    assert all(contrast(border, shown(attributes(theme, paper))[1]) >= 3 for paper in PAPERS)


@pytest.mark.parametrize("theme", COLOURED)
def test_only_colours_that_no_palette_changes(theme: ThemeChoice) -> None:
    steps = {0x00, 0x5F, 0x87, 0xAF, 0xD7, 0xFF}
    for name in (*TEXTS, *SIGNS):
        for colour in shown(attributes(theme, name)):
            is_grey = len({*colour}) == 1 and (colour[0] - 8) % 10 == 0
            assert is_grey or steps.issuperset(colour), name


@pytest.mark.parametrize(("theme", "show"), [*product(COLOURED, (shown_on_the_console, shown_by_xterm))])
def test_sixteen_colours_have_the_same_contrast_in_two_usual_palettes(theme: ThemeChoice, show) -> None:  # type: ignore[no-untyped-def]
    ratios = {name: contrast(*show(attributes(theme, name, ColorDepth.DEPTH_4_BIT))) for name in (*TEXTS, *SIGNS)}
    assert {name: ratio for name, ratio in ratios.items() if ratio < (7 if name in TEXTS else 3)} == {}


@pytest.mark.parametrize("theme", ThemeChoice)
def test_without_colours_all_themes_are_that_of_the_system(theme: ThemeChoice) -> None:
    for depth in ColorDepth:
        for name in (*TEXTS, *SIGNS):
            seen = attributes(ThemeChoice.SYSTEM, name, depth)
            assert seen == attributes(theme, name, ColorDepth.DEPTH_1_BIT)
            assert seen == Attrs(
                color="",
                bgcolor="",
                bold=seen.bold,
                underline=False,
                strike=False,
                italic=False,
                blink=False,
                reverse=seen.reverse,
                hidden=False,
                dim=False,
            )


def test_in_the_system_theme_free_cards_are_bold_and_only_the_current_one_is_filled() -> None:
    looks = {look: attributes(ThemeChoice.SYSTEM, f"board.{look}") for look in ("covered", "free", "chosen")}
    assert [seen.bold for seen in looks.values()] == [False, True, True]
    assert not any(seen.reverse for seen in looks.values())
    for look in Look:
        face = Face(parse_card("Ks"), look, current=True)
        assert style(ThemeChoice.SYSTEM, ColorDepth.DEPTH_8_BIT).get_attrs_for_style_str(face.style).reverse


@pytest.mark.parametrize("theme", COLOURED)
def test_in_colours_the_paper_of_the_current_card_tells_its_state(theme: ThemeChoice) -> None:
    for look in Look:
        for name in ("Ks", "Kd"):
            now, before = (Face(parse_card(name), look, current) for current in (True, False))
            for depth in (ColorDepth.DEPTH_8_BIT, ColorDepth.DEPTH_4_BIT):
                seen = style(theme, depth).get_attrs_for_style_str
                assert (seen(now.style), seen(now.ink)) == (seen(before.style), seen(before.ink))


@pytest.mark.parametrize(
    ("term", "depth"),
    [
        ("vt100", ColorDepth.DEPTH_1_BIT),
        ("xterm-16color", ColorDepth.DEPTH_4_BIT),
        ("linux", None),
        ("xterm", None),
        ("xterm-256color", None),
        ("of-no-system", None),
        ("", None),
    ],
)
def test_the_name_of_the_terminal_tells_its_colours(term: str, depth: ColorDepth | None) -> None:
    pytest.importorskip("curses")
    # A process of its own for each: the library behind it keeps the first terminal that it was asked about.
    expected = depth and depth.value
    program = f"from pyramid_access.ui.board.theme import color_depth\nassert color_depth({term!r}) == {expected!r}"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_no_color_is_obeyed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert color_depth("xterm-256color") is ColorDepth.DEPTH_1_BIT
