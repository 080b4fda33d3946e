"""Hands out the notebooks that came with the package, and never touches what is already there."""

from __future__ import annotations

from pathlib import Path

from .problem import LauncherProblem

PACKAGE = Path(__file__).resolve().parent.parent
FOLDER = "notebooks"
FIRST = f"{FOLDER}/00-start-here.ipynb"


def carried() -> Path:
    """The folder that the notebooks come from: inside the package, or beside it in a source tree."""
    for folder in (PACKAGE / FOLDER, PACKAGE.parent / FOLDER):
        if folder.is_dir():
            return folder
    raise LauncherProblem(
        "The notebooks did not come with this installation of magnumsal-widget: install it again from a complete wheel."
    )


def hand_out(source: Path, folder: Path) -> list[Path]:
    """Copy every notebook (and file beside it) that `folder` lacks; return what was copied, relative to `folder`.

    A file that exists is left alone, whatever is in it: it is the user's work.
    """
    copied = []
    for file in sorted(source.rglob("*")):
        relative = file.relative_to(source)
        if not file.is_file() or any(part.startswith((".", "__")) for part in relative.parts):
            continue
        if _copy(file, folder / relative):
            copied.append(relative)
    return copied


def _copy(source: Path, target: Path) -> bool:
    """Copy one file unless the target exists; whether it was copied."""
    content = source.read_bytes()
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with target.open("xb") as new:  # "x" refuses to open a file that exists
            new.write(content)
    except FileExistsError:
        if target.is_file():
            return False
        raise LauncherProblem(f"The notebooks need the path {target}, but something else is there.") from None
    except OSError as error:
        raise LauncherProblem(f"The notebooks cannot be copied to {target.parent}: {error.strerror}.") from error
    return True
