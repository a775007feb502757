"""The page as the server delivers it."""

from __future__ import annotations

import re
from pathlib import Path

import httpx

from kolmik.server.domain.refusals import sentence
from kolmik.server.settings import Settings
from kolmik.server.transport.static_page import FOLDER, Page

from .serving import Server, serving


def get(server: Server, path: str, compressed: bool = True) -> httpx.Response:
    headers = {"accept-encoding": "gzip" if compressed else "identity"}
    return httpx.get(f"{server.url}{path}", headers=headers, trust_env=False)


def test_every_address_of_the_page_returns_the_page(server: Server) -> None:
    index = get(server, "/")
    assert index.status_code == 200 and index.headers["content-type"] == "text/html; charset=utf-8"
    assert '<div id="page">' in index.text and index.headers["cache-control"] == "no-store"
    assert "script-src 'self'" in index.headers["content-security-policy"]
    for path in ("/t/abcd", "/r/abcd/1", "/learn/towers", "/rules/dungeon", "/settings"):
        assert get(server, path).text == index.text


def test_built_files_are_immutable_and_compressed(server: Server) -> None:
    script = re.findall(r'src="(/assets/[^"]+\.js)"', get(server, "/").text)[0]
    compressed, plain = get(server, script), get(server, script, compressed=False)
    assert compressed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert compressed.text == plain.text == (FOLDER / script.lstrip("/")).read_text()
    assert compressed.headers["content-type"].startswith("text/javascript")
    assert "immutable" in compressed.headers["cache-control"] and compressed.headers["vary"] == "accept-encoding"
    assert get(server, "/manifest.webmanifest").headers["content-type"] == "application/manifest+json"
    assert "immutable" not in get(server, "/worker.js").headers["cache-control"]


def test_an_unknown_address_is_404_with_a_sentence(server: Server) -> None:
    for path in ("/assets/nothing.js", "/api/nothing", "/api/tables/abcd/nothing"):
        answer = get(server, path)
        assert answer.status_code == 404 and answer.json()["why"] == "There is nothing at this address."
    assert get(server, "/assets/../../pyproject.toml").status_code in (200, 404)
    assert "hatchling" not in get(server, "/assets/%2e%2e/%2e%2e/%2e%2e/%2e%2e/pyproject.toml").text


def test_the_page_knows_its_base_path(sqlite_url: str, tmp_path: Path) -> None:
    with serving(sqlite_url, "--base-url", "https://play.example/kolmik/") as server:
        headers = {"host": "play.example"}
        html = httpx.get(f"{server.url}/t/abcd", headers=headers, trust_env=False).text
        assert 'name="kolmik-base" content="/kolmik/"' in html
        assert set(re.findall(r'(?:src|href)="([^"]{9})', html)) == {"/kolmik/a", "/kolmik/i", "/kolmik/m"}


def test_the_server_works_without_a_built_page(tmp_path: Path) -> None:
    assert Page(Settings(database="sqlite://"), tmp_path / "nowhere").files == {}
    assert sentence("refused-no-page").startswith("The page has not been built here")
