@echo off
rem Starts the game, as play does on other systems.
py -3 -c "import sys; sys.exit(sys.version_info < (3, 11))" 2>nul
if errorlevel 1 (
    echo Python 3.11 or newer is needed.
    echo Il faut installer Python 3.11 ou une version suivante.
    echo Instale o Python 3.11 ou outro posterior.
    exit /b 2
)
py -3 -I "%~dp0setup\install.py" play
if errorlevel 1 exit /b %errorlevel%
"%~dp0.venv\Scripts\pyramid-access.exe" %*
