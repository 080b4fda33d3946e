"""Spaces that keep their neighbours together. Catalogues are typed with ordinary ones; these functions set them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from .core import NBSP, Template

THIN: Final = "\u202f"
"""The narrow no-break space of French punctuation."""


def typeset(text: Template) -> Template:
    """Keep an amount and its ``gr`` on one line."""
    return re.sub(r"(?<=[\d#}]) (?=gr\b)", NBSP, text)


def typeset_french(text: Template) -> Template:
    """The same, and the French spaces before ``: ; ! ?`` and inside quotes."""
    text = re.sub(r" (?=[;!?])", THIN, typeset(text))
    return re.sub(r" (?=[:»])|(?<=«) ", NBSP, text)


def typeset_all(catalogue: Mapping[str, Template], language: str) -> dict[str, Template]:
    """A whole catalogue."""
    function = typeset_french if language == "fr" else typeset
    return {key: function(text) for key, text in catalogue.items()}
