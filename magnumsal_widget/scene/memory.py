"""Places that were drawn before are not drawn again: between two states most of the board stays as it is."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

SIZE: Final = 1024
remembered = lru_cache(maxsize=SIZE)
"""For functions from hashable values to a place."""
