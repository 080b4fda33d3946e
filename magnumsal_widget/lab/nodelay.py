"""Makes a click on the board reach Python without waiting in a network buffer.

Jupyter Server leaves Nagle's algorithm on for the websocket between page and kernel, so a small message may wait some
40 ms for the acknowledgement of the one before. Setting TCP_NODELAY on each kernel websocket as it opens removes
that wait.
"""

from __future__ import annotations

from functools import wraps
from typing import Any


def without_delay(handler: type[Any]) -> None:
    """Give a tornado websocket handler class an `open` that first switches Nagle's algorithm off; twice is once."""
    opened = handler.open
    if getattr(opened, "without_delay", False):
        return

    @wraps(opened)
    async def open_without_delay(self: Any, *args: Any, **kwargs: Any) -> Any:
        self.set_nodelay(True)
        return await opened(self, *args, **kwargs)

    open_without_delay.without_delay = True  # type: ignore[attr-defined]  # a mark for the next call
    handler.open = open_without_delay


def install() -> None:
    """Do so for the kernel websockets of the Jupyter Server in this process."""
    from jupyter_server.services.kernels.websocket import KernelWebsocketHandler

    without_delay(KernelWebsocketHandler)
