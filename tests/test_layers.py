"""Imports point one way, the same files in every game, no file too long to read."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import kolmik

ROOT = Path(kolmik.__file__).parent
GAME_FILES = {"__init__.py", "edition.py", "state.py", "rules.py", "hidden.py", "words.py", "view.py"}
OPTIONAL_FILES = {"bots.py", "observation.py", "picture.py", "terminal.py"}

# What each layer may import of the package, besides itself: layers, or single modules of them.
ALLOWED = {
    "engine": set(),
    "games": {"engine"},
    "bots": {"engine", "games"},
    "arena": {"engine", "games", "bots"},
    "locales": set(),
    "protocol": set(),
    "drawing": {"engine", "locales"},
    "envs": {"engine", "games", "bots", "arena", "locales", ""},
    "server": {"engine", "games", "bots", "locales", "protocol"},
    "client": {"engine", "protocol"},
    "cli": {"engine", "games", "bots", "arena", "locales", "drawing", "server", ""},
}
# A game's optional file may import more than the rest of its folder.
ALLOWED_TO_FILE = {"terminal.py": {"drawing", "locales"}}
# Nothing that reads, writes or talks belongs into the rules and what they stand on.
NO_INPUT_OR_OUTPUT = {"socket", "subprocess", "urllib", "http", "asyncio", "typer", "rich", "logging"}


def imports(path: Path) -> set[str]:
    """The absolute names of the modules a file imports."""
    package = ["kolmik", *path.relative_to(ROOT).parent.parts]
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, node.module] if node.module else base)
            found |= {f"{module}.{alias.name}" for alias in node.names}
    return found


def layer_of(module: str) -> str | None:
    """engine, games, …; "" for the package itself; None for other packages."""
    parts = module.split(".")
    if parts[0] != "kolmik":
        return None
    return parts[1] if len(parts) > 1 and (ROOT / parts[1]).is_dir() else ""


@pytest.mark.parametrize("layer", ALLOWED)
def test_imports_point_one_way(layer: str) -> None:
    files = list((ROOT / layer).rglob("*.py"))
    assert files
    for path in files:
        for module in imports(path):
            other = layer_of(module)
            single = any(f"{module}.".startswith(f"kolmik.{one}.") for one in ALLOWED[layer] if "." in one)
            allowed = ALLOWED[layer] | (ALLOWED_TO_FILE.get(path.name, set()) if layer == "games" else set())
            assert other is None or other == layer or other in allowed or single, f"{path} imports {module}"


# The rooms of the server: what each may import of the others.
ROOMS = {
    "domain": set(),
    "store": set(),
    "runtime": {"domain", "store", "settings"},
    "transport": {"domain", "store", "runtime", "settings"},
}
IMPURE = {"asyncio", "logging", "os", "random", "secrets", "socket", "time", "uuid"}  # not for the domain


@pytest.mark.parametrize("room", ROOMS)
def test_the_rooms_of_the_server_import_one_way(room: str) -> None:
    for path in (ROOT / "server" / room).rglob("*.py"):
        for module in imports(path):
            parts = module.split(".")
            if parts[:2] == ["kolmik", "server"] and len(parts) > 2:
                assert parts[2] == room or parts[2] in ROOMS[room], f"{path} imports {module}"


def test_the_domain_of_the_server_is_pure() -> None:
    """It takes times and randomness as arguments; `Random` appears only as the type of one."""
    for path in (ROOT / "server" / "domain").rglob("*.py"):
        impure = {module for module in imports(path) if module.split(".")[0] in IMPURE}
        assert impure <= {"random.Random"}, path


def test_every_folder_is_a_layer() -> None:
    folders = {path.parent.name for path in ROOT.glob("*/*.py")}  # the page, where it is built, has none
    assert folders == set(ALLOWED)


@pytest.mark.parametrize("layer", ["engine", "games"])
def test_engine_and_games_do_no_input_or_output(layer: str) -> None:
    for path in (ROOT / layer).rglob("*.py"):
        modules = {module.split(".")[0] for module in imports(path)}
        forbidden = NO_INPUT_OR_OUTPUT - {"rich"} if path.name == "terminal.py" else NO_INPUT_OR_OUTPUT
        assert not modules & forbidden, path
        calls = {
            node.func.id
            for node in ast.walk(ast.parse(path.read_text()))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        assert not calls & {"print", "input", "open"}, path


def test_every_game_has_the_same_files() -> None:
    folders = [path for path in (ROOT / "games").iterdir() if path.is_dir() and path.name != "__pycache__"]
    assert {path.name for path in folders} == {game.name for game in kolmik.games()}
    for folder in folders:
        files = {path.name for path in folder.glob("*.py") if not path.name.startswith("rollout_")}
        assert files - OPTIONAL_FILES == GAME_FILES


def test_no_file_of_a_game_imports_its_terminal_drawing() -> None:
    for path in (ROOT / "games").rglob("*.py"):
        assert not [module for module in imports(path) if module.split(".")[-1] == "terminal"], path


def test_importing_the_package_does_not_import_rich() -> None:
    code = "import sys, kolmik; sys.exit('rich' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def literals(path: Path) -> set[str]:
    """Return the names and strings in the code of a file, docstrings aside."""
    tree = ast.parse(path.read_text())
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    found = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    found |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    found |= {
        alias.name for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom) for alias in node.names
    }
    constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return found | {str(node.value) for node in constants if id(node) not in docstrings}


def test_no_code_outside_a_games_folder_names_a_game() -> None:
    names = re.compile("|".join(game.name for game in kolmik.games()), re.IGNORECASE)
    for path in ROOT.rglob("*.py"):
        if path.relative_to(ROOT).parts[0] != "games":
            assert not [one for one in literals(path) if names.search(one)], path


def test_no_game_imports_another() -> None:
    for game in kolmik.games():
        for path in (ROOT / "games" / game.name).glob("*.py"):
            others = {module.split(".")[2] for module in imports(path) if module.startswith("kolmik.games.")}
            assert others <= {game.name}, path
