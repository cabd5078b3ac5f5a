"""The letter box for calls from other threads."""

from pyramid_access.ui.keys.source import Mailbox


def test_what_was_posted_before_wakes_at_once() -> None:
    mailbox, woken, done = Mailbox(), [], []
    mailbox.post(lambda: done.append(1))
    with mailbox.waking(lambda: woken.append(True)):
        assert len(woken) == 1
        mailbox.post(lambda: done.append(2))
        assert len(woken) == 2
        mailbox.deliver()
    assert done == [1, 2]


def test_nobody_is_woken_after_the_end() -> None:
    mailbox, woken = Mailbox(), []
    with mailbox.waking(lambda: woken.append(True)):
        pass
    mailbox.post(lambda: None)
    assert not woken


def test_a_call_may_post_another_one() -> None:
    mailbox, done = Mailbox(), []
    mailbox.post(lambda: mailbox.post(lambda: done.append(1)))
    mailbox.deliver()
    assert done == [1]
