"""The page itself: what `web/` was built into, given out from memory, compressed where the browser understands it."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response, get

from .refusals import NotThere
from .settings import Settings

FOLDER = Path(__file__).parents[1] / "page"
FOR_EVER = "public, max-age=31536000, immutable"  # what is built never changes under its name
MEDIA = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}
PACKED = {".js", ".css", ".html", ".svg", ".webmanifest"}


@dataclass
class File:
    body: bytes
    media: str
    packs: bool

    @cached_property
    def packed(self) -> bytes:
        return gzip.compress(self.body, 9, mtime=0)


class Page:
    """All files of the page, read once. `prefix` is the path under which people reach the server."""

    def __init__(self, settings: Settings, folder: Path = FOLDER) -> None:
        prefix = urlsplit(settings.base).path.rstrip("/")
        paths = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        self.files = {path.relative_to(folder).as_posix(): _read(path) for path in paths}
        if (index := self.files.get("index.html")) and prefix:
            index.body = index.body.replace(b'="/', f'="{prefix}/'.encode())  # addresses, and where the page stands

    def answer(self, name: str, request: Request[Any, Any, Any]) -> Response[bytes]:
        """A file, or the page for every address that is one of its own."""
        file = self.files.get(name)
        if file is None and name.startswith("assets/"):
            raise NotThere("refused-nothing-here")
        file = file or self.files.get("index.html")
        if file is None:
            raise NotThere("refused-no-page")
        headers = {"vary": "accept-encoding"}
        if name.startswith("assets/"):
            headers["cache-control"] = FOR_EVER
        if file.packs and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(file.packed, media_type=file.media, headers=headers)
        return Response(file.body, media_type=file.media, headers=headers)


def _read(path: Path) -> File:
    media = MEDIA.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(path.read_bytes(), media, path.suffix in PACKED)


def _page(request: Request[Any, Any, Any]) -> Page:
    page: Page = request.app.state.page
    return page


@get(["/", "/{start:str}", "/{start:str}/{rest:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], start: str = "", rest: str = "") -> Response[bytes]:
    """Whatever is not under /api belongs to the page."""
    if start == "api":
        raise NotThere("refused-nothing-here")
    return _page(request).answer(f"{start}{rest}", request)
