# Sourced by ./play and ./check, which set $root. All that needs no Python: is everything there, and which Python installs it.

venv=$root/.venv

# is_installed KIND: what setup/install.py has kept is what it would keep now.
is_installed() {
    [ -f "$venv/installed-$1" ] && [ ! -e "$venv/unfinished" ] &&
        [ "$(cat "$venv/installed-$1")" = "$(cat "$root/pyproject.toml" && "$venv/bin/python" -V && echo "$root")" ]
}

# say FRENCH ENGLISH PORTUGUESE: in the language of the system, to standard error.
say() {
    case "${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}" in
        fr*) echo "$1" ;;
        pt*) echo "$3" ;;
        *) echo "$2" ;;
    esac >&2
}

# Run a Python that is new enough, or leave with a sentence.
new_python() {
    found=
    for python in python3 python3.14 python3.13 python3.12 python3.11 python; do
        version=$("$python" -V 2>&1) || continue
        found=${found:-$version}
        if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            "$python" "$@"
            return
        fi
    done
    if [ -n "$found" ]; then
        say "Ce système a $found, trop ancien : il faut Python 3.11 ou plus récent." \
            "This system has $found, which is too old: Python 3.11 or newer is needed." \
            "Este sistema tem o $found, demasiado antigo: é preciso o Python 3.11 ou mais recente."
    else
        say "Python manque. Installez Python 3.11 ou plus récent, puis recommencez." \
            "Python is missing. Install Python 3.11 or newer, then start again." \
            "Falta o Python. Instale o Python 3.11 ou mais recente e tente outra vez."
    fi
    return 2
}

# install KIND: where that is not done. Its exit code is that of the script that calls it.
install() {
    is_installed "$1" 2>/dev/null || new_python -I "$root/setup/install.py" "$1" || exit
}
