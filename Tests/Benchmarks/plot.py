"""Draws growth.svg. The same numbers give the same bytes."""
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 760, 320
PANEL_WIDTH, PANEL_HEIGHT, TOP = 290, 200, 70
LEFTS = (60, 440)

STYLE = """
    text { font: 12px system-ui, sans-serif; fill: #1f2328 }
    .title { font-weight: 600; font-size: 14px }
    .paper { fill: #ffffff }
    .axis { stroke: #6e7781; stroke-width: 1 }
    .grid { stroke: #6e7781; stroke-opacity: 0.25; stroke-width: 1 }
    .line { fill: none; stroke-width: 2 }
    .jobs1 { stroke: #c4432b } .jobs2 { stroke: #1a6fb5 } .jobs4 { stroke: #2f8a3c }
    .mark { stroke-width: 2 }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3 }
      .paper, .mark { fill: #0d1117 }
      .jobs1 { stroke: #ff7b62 } .jobs2 { stroke: #58a6ff } .jobs4 { stroke: #56d364 }
    }
"""


def step(largest):
    """The distance between grid lines: 1, 2 or 5 times a power of ten, so that there are at most five lines."""
    size = 10.0 ** -3
    while True:
        for factor in (1, 2, 5):
            if largest / (size * factor) <= 5:
                return size * factor
        size *= 10


def mark(jobs, x, y):
    """The mark of a series. Each series has its own form, for readers who cannot see the colors."""
    forms = {
        1: f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5"',
        2: f'<rect x="{x - 3.2:.1f}" y="{y - 3.2:.1f}" width="6.4" height="6.4"',
        4: f'<path d="M{x:.1f} {y - 4.2:.1f} l4.2 7.4 h-8.4 z"',
    }
    return f'{forms[jobs]} class="mark paper jobs{jobs}"/>'


def text(x, y, words, anchor="middle", kind=""):
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{kind and f" class={kind!r}"}>{escape(words)}</text>'


def axes(left, numbers, top, unit):
    """The grid with its labels; `top` is the value at the upper end."""
    bottom = TOP + PANEL_HEIGHT
    parts = []
    distance = step(top)
    for line in range(int(top / distance + 1e-9) + 1):
        y = bottom - line * distance / top * PANEL_HEIGHT
        parts.append(f'<line x1="{left}" y1="{y:.1f}" x2="{left + PANEL_WIDTH}" y2="{y:.1f}" class="grid"/>')
        parts.append(text(left - 8, y + 4, f"{line * distance:g}", "end"))
    distance = step(numbers[-1])
    for tick in range(int(numbers[-1] / distance) + 1):
        x = left + tick * distance / numbers[-1] * PANEL_WIDTH
        parts.append(f'<line x1="{x:.1f}" y1="{bottom}" x2="{x:.1f}" y2="{bottom + 4}" class="axis"/>')
        parts.append(text(x, bottom + 18, f"{tick * distance:g}"))
    parts.append(f'<line x1="{left}" y1="{bottom}" x2="{left + PANEL_WIDTH}" y2="{bottom}" class="axis"/>')
    parts.append(text(left + PANEL_WIDTH / 2, bottom + 38, "locales"))
    parts.append(text(left, TOP - 14, unit, "start", "title"))
    return parts


def panel(left, numbers, series, unit):
    """One plot: `series` has the values of each number of jobs."""
    largest = max(max(values) for values in series.values())
    distance = step(largest)
    top = distance * -(-largest // distance)
    parts = axes(left, numbers, top, unit)
    for jobs, values in series.items():
        points = [(left + number / numbers[-1] * PANEL_WIDTH, TOP + PANEL_HEIGHT * (1 - value / top))
                  for number, value in zip(numbers, values)]
        parts.append(f'<polyline points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}" class="line jobs{jobs}"/>')
        parts += [mark(jobs, x, y) for x, y in points]
    return parts


def legend(jobs):
    parts = []
    for index, each in enumerate(jobs):
        x = WIDTH - 250 + index * 80
        parts.append(f'<line x1="{x}" y1="24" x2="{x + 22}" y2="24" class="line jobs{each}"/>')
        parts.append(mark(each, x + 11, 24))
        parts.append(text(x + 28, 28, f"{each} job{'s' if each > 1 else ''}", "start"))
    return parts


def svg(numbers, by_jobs, summary):
    """The drawing. It contains the summary for readers who cannot see it."""
    walls = {jobs: [usage.wall for usage in usages] for jobs, usages in by_jobs.items()}
    peaks = {jobs: [usage.peak for usage in usages] for jobs, usages in by_jobs.items()}
    title = "almanac generate: time and memory by the number of locales"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
        ' role="img" aria-labelledby="title desc">',
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="desc">{escape(summary)}</desc>',
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" class="paper"/>',
        *legend(by_jobs),
        *panel(LEFTS[0], numbers, walls, "wall time, seconds"),
        *panel(LEFTS[1], numbers, peaks, "peak memory, MB"),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"
