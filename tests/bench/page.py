"""The page as a browser loads it, each time for the first time: `python -m tests.bench.page` (needs Chromium).

Printed: its files and bytes without pictures, and until words are there (first contentful paint) and all of it works.
"""

import statistics
import tempfile
from pathlib import Path

from tests.browser.stage import WIDE, chromium, missing, opened, playground

TIMES = 7

PAINTED = """() => new Promise(done => new PerformanceObserver(list => {
    const paint = list.getEntriesByName("first-contentful-paint")[0];
    if (paint) done(paint.startTime);
}).observe({ type: "paint", buffered: true }))"""
LOADED = """() => performance.getEntries()
    .filter(each => each.decodedBodySize && !/\\.(png|svg)$/.test(each.name) && each.initiatorType !== "fetch")
    .map(each => each.decodedBodySize)"""
READY = "() => performance.now()"


def main() -> None:
    if reason := missing():
        raise SystemExit(reason)
    painted, ready = list[float](), list[float]()
    sizes = list[int]()
    with tempfile.TemporaryDirectory() as folder, playground(Path(folder)) as address, chromium() as browser:
        for _ in range(TIMES):
            with opened(browser, address, WIDE, "") as page:
                page.locator("html[data-ready]").wait_for()
                ready.append(page.evaluate(READY))
                painted.append(page.evaluate(PAINTED))
                sizes = page.evaluate(LOADED)
    print(f"{len(sizes)} files, {sum(sizes) / 1024:.1f} KiB without pictures")
    for what, times in (("first contentful paint", painted), ("everything works", ready)):
        print(f"{what}: {statistics.median(times):.0f} ms, at most {max(times):.0f} ms")


if __name__ == "__main__":
    main()
