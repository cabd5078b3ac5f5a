"""The menu of settings: a line for each row of the table that belongs there."""

from pyramid_access.settings_table import SETTINGS, Place
from pyramid_access.ui.host import Host
from pyramid_access.ui.menu import Menu
from pyramid_access.ui.setting_line import setting_line


def settings_menu(host: Host) -> Menu:
    """Return the menu of settings."""
    rows = [row for row in SETTINGS if row.menu is Place.SETTINGS]
    return Menu(lambda: [setting_line(host, row) for row in rows], leave=host.leave_menu)
