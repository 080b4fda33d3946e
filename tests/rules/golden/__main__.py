"""Write every golden file anew."""

from __future__ import annotations

from . import NAMES, file, write

if __name__ == "__main__":
    for name in NAMES:
        file(name).write_text(write(name), encoding="utf-8", newline="\n")
