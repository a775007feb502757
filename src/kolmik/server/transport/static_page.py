"""The page, as built from `web/`: served from memory, compressed for browsers that accept it."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response, get

from ..domain.refusals import NotFound
from ..settings import Settings

FOLDER = Path(__file__).parents[2] / "page"
IMMUTABLE = "public, max-age=31536000, immutable"  # built files have a hash in their names
MEDIA = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}
COMPRESSIBLE = {".js", ".css", ".html", ".svg", ".webmanifest"}


@dataclass
class File:
    body: bytes
    media: str
    compressible: bool

    @cached_property
    def compressed(self) -> bytes:
        return gzip.compress(self.body, 9, mtime=0)


class Page:
    """All files of the page, read once. Addresses get the path of `settings.base` as a prefix."""

    def __init__(self, settings: Settings, folder: Path = FOLDER) -> None:
        prefix = urlsplit(settings.base).path.rstrip("/")
        paths = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        self.files = {path.relative_to(folder).as_posix(): _read(path) for path in paths}
        if (index := self.files.get("index.html")) and prefix:
            index.body = index.body.replace(b'="/', f'="{prefix}/'.encode())  # asset addresses and the base

    def answer(self, name: str, request: Request[Any, Any, Any]) -> Response[bytes]:
        """Return a file, or the page itself for every address that it routes."""
        file = self.files.get(name)
        if file is None and name.startswith("assets/"):
            raise NotFound("refused-nothing-here")
        file = file or self.files.get("index.html")
        if file is None:
            raise NotFound("refused-no-page")
        headers = {"vary": "accept-encoding"}
        if name.startswith("assets/"):
            headers["cache-control"] = IMMUTABLE
        if file.compressible and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(file.compressed, media_type=file.media, headers=headers)
        return Response(file.body, media_type=file.media, headers=headers)


def _read(path: Path) -> File:
    media = MEDIA.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(path.read_bytes(), media, path.suffix in COMPRESSIBLE)


def _page(request: Request[Any, Any, Any]) -> Page:
    page: Page = request.app.state.page
    return page


@get(["/", "/{start:str}", "/{start:str}/{rest:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], start: str = "", rest: str = "") -> Response[bytes]:
    """Serve everything that is not under /api."""
    if start == "api":
        raise NotFound("refused-nothing-here")
    return _page(request).answer(f"{start}{rest}", request)
