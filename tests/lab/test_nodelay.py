"""TCP_NODELAY on the kernel websocket."""

from __future__ import annotations

import asyncio

from magnumsal_widget.lab import nodelay


class Websocket:
    """As much of tornado's handler as matters here."""

    def __init__(self) -> None:
        self.calls: list[object] = []

    def set_nodelay(self, value: bool) -> None:
        self.calls.append(("nodelay", value))

    async def open(self, kernel_id: str) -> str:
        self.calls.append(("open", kernel_id))
        return "opened"


def test_the_delay_is_off_before_the_socket_is_used_and_only_once() -> None:
    class Handler(Websocket):
        open = Websocket.open

    nodelay.without_delay(Handler)
    nodelay.without_delay(Handler)
    handler = Handler()
    assert asyncio.run(handler.open("k")) == "opened"
    assert handler.calls == [("nodelay", True), ("open", "k")]


def test_jupyters_own_handler_takes_it() -> None:
    from jupyter_server.services.kernels.websocket import KernelWebsocketHandler

    before = KernelWebsocketHandler.open
    try:
        nodelay.install()
        assert getattr(KernelWebsocketHandler.open, "without_delay", False)
        assert hasattr(KernelWebsocketHandler, "set_nodelay")
    finally:
        KernelWebsocketHandler.open = before  # type: ignore[method-assign]
