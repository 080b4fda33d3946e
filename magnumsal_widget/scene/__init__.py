"""From a state to a picture: where every piece stands, under which id, and how it is drawn as SVG and as text.

``scene`` knows the game only as what can be seen on the table. The same scene feeds the live board and the still
picture, so the two never disagree.
"""

from .build import build_scene
from .model import Scene
from .picture import draw_picture

__all__ = ["Scene", "build_scene", "draw_picture"]
