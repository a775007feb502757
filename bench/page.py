"""Measure the page in Debian's Chromium: the size of a first visit, the latency of a move, the frame rate of motion.

    PYTHONPATH=. python bench/page.py          writes its part of bench/page.md

Lighthouse runs too if it is installed (npm install --prefix build/lighthouse lighthouse).
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser
from tests.server.serving import Server, serving
from tests.web.browsing import CHROMIUM, DESK, PHONE, launch_chromium, visiting
from tests.web.playing import available_actions, game_between_people, is_over, table_id

from kolmik.server.transport.static_page import FOLDER
from machine import describe

HERE = Path(__file__).parent
PAGE = HERE / "page.md"
LIGHTHOUSE = HERE.parent / "build" / "lighthouse" / "node_modules" / ".bin" / "lighthouse"
MOVES = 60
MOVING = {**DESK, "reduced_motion": "no-preference"}


def first_load(browser: Browser, server: Server) -> list[tuple[str, int]]:
    """Every file of a first visit, and its bytes on the wire."""
    with visiting(browser, server, fresh=True, **PHONE) as visitor:
        cdp = visitor.context.new_cdp_session(visitor.page)
        cdp.send("Network.enable")
        names: dict[str, str] = {}
        sizes: dict[str, int] = {}
        cdp.on("Network.responseReceived", lambda event: names.update({event["requestId"]: event["response"]["url"]}))
        cdp.on(
            "Network.loadingFinished",
            lambda event: sizes.update({event["requestId"]: int(event["encodedDataLength"])}),
        )
        visitor.go("/")
        visitor.page.wait_for_load_state("networkidle")
        found = [(names[one].rsplit("/", 1)[1] or "/", size) for one, size in sizes.items()]
        return sorted(found, key=lambda one: -one[1])


def seen_by_the_other(browser: Browser, server: Server) -> list[float]:
    """Return the milliseconds from each click of one player until the page of the other shows the move."""
    times: list[float] = []
    with game_between_people(browser, server, "towers") as (ann, bea):
        chance, pages = Random(1), [ann.page, bea.page]
        while len(times) < MOVES and not is_over(ann.page):
            mover = next((page for page in pages if available_actions(page)), None)
            if mover is None:
                ann.page.wait_for_timeout(20)
                continue
            other = bea.page if mover is ann.page else ann.page
            other.evaluate(
                """() => { window.seen = new Promise((done) => new MutationObserver((_, watch) => {
                    watch.disconnect(); requestAnimationFrame(() => done(Date.now()));
                }).observe(document.querySelector('.log ol'), {childList: true})) }"""
            )
            one = chance.choice(available_actions(mover))
            began = mover.evaluate(
                """(at) => { const began = Date.now();
                    [...document.querySelectorAll('[data-move], [data-choose], [data-release]')][at].click();
                    return began }""",
                one["at"],
            )
            times.append(other.evaluate("window.seen") - began)
    return times


def frames_a_second(browser: Browser, server: Server) -> list[float]:
    """Return the frame rate while cards move, for each move: that of the 95th percentile of the gaps."""
    rates: list[float] = []
    with game_between_people(browser, server, "towers", settings=(MOVING, MOVING)) as (ann, bea):
        pages = [ann.page, bea.page]
        assert table_id(ann) == table_id(bea)
        while len(rates) < 20 and not is_over(ann.page):
            mover = next((page for page in pages if available_actions(page)), None)
            if mover is None:
                ann.page.wait_for_timeout(20)
                continue
            rates.append(
                mover.evaluate(
                    """(at) => new Promise((done) => {
                        [...document.querySelectorAll('[data-move], [data-choose], [data-release]')][at].click();
                        const times = [];
                        const step = (now) => {
                            times.push(now);
                            if (now - times[0] < 450) return requestAnimationFrame(step);
                            const gaps = times.slice(1).map((time, i) => time - times[i]).sort((a, b) => a - b);
                            done(1000 / gaps[Math.floor(gaps.length * 0.95)]);
                        };
                        requestAnimationFrame(step);
                    })""",
                    available_actions(mover)[0]["at"],
                )
            )
    return rates


def lighthouse(server: Server, folder: Path) -> dict[str, float]:
    """Return Lighthouse's scores of the start screen on a phone; empty if it is not installed."""
    if not LIGHTHOUSE.exists():
        return {}
    report = folder / "lighthouse.json"
    flags = "--headless=new --no-sandbox --disable-gpu"
    command = [str(LIGHTHOUSE), f"{server.url}/", "--quiet", f"--chrome-flags={flags}", "--output=json"]
    wanted = "--only-categories=performance,accessibility,best-practices"
    environment = os.environ | {"CHROME_PATH": CHROMIUM}
    subprocess.run([*command, f"--output-path={report}", wanted], check=True, env=environment)
    found: dict[str, Any] = json.loads(report.read_text())
    return {name: 100 * one["score"] for name, one in found["categories"].items()}


def main() -> None:
    with tempfile.TemporaryDirectory() as kept:
        folder = Path(kept)
        with serving(f"sqlite:///{folder / 'tables.db'}") as server, launch_chromium() as browser:
            server.wait_until_compiled()
            files = first_load(browser, server)
            seen = sorted(seen_by_the_other(browser, server))
            rates = sorted(frames_a_second(browser, server))
            scores = lighthouse(server, folder)
    total = sum(size for _, size in files)
    built = sum(path.stat().st_size for path in FOLDER.rglob("*") if path.is_file())
    lines = ["| | |", "|---|---:|"]
    lines += [f"| first visit, all files, compressed | {total / 1024:,.0f} KiB |"]
    lines += [f"| – {name.split('-')[0]}{Path(name).suffix} | {size / 1024:,.1f} KiB |" for name, size in files[:6]]
    lines += [f"| the whole built page: all languages, rules and boards | {built / 1024:,.0f} KiB |"]
    lines += [f"| latency of a move to the other player, median of {len(seen)} | {statistics.median(seen):.0f} ms |"]
    lines += [f"| – 95th percentile | {seen[int(0.95 * len(seen))]:.0f} ms |"]
    rate = statistics.median(rates)
    measured = f"frames a second while cards move, 95th percentile of the gaps, median of {len(rates)} moves"
    lines += [f"| {measured} | {rate:.0f} |"]
    lines += [f"| Lighthouse on a phone, {name} | {score:.0f} |" for name, score in scores.items()]
    text = PAGE.read_text() if PAGE.exists() else "# The page\n\n<!-- measured -->\n<!-- end -->\n"
    head, rest = text.split("<!-- measured -->")
    tail = rest.split("<!-- end -->")[1]
    machine = "\n".join(describe(("kolmik", "playwright")))
    PAGE.write_text(f"{head}<!-- measured -->\n{machine}\n\n" + "\n".join(lines) + f"\n<!-- end -->{tail}")
    print("\n".join(lines), file=sys.stderr)


if __name__ == "__main__":
    main()
