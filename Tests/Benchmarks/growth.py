"""How time and memory grow with the number of locales, for 1, 2 and 4 jobs."""
import plot
from tools import median, print_target, say

JOBS = (1, 2, 4)


def counts(tools):
    return [count for count in (50, 100, 200, 400) if count < len(tools.locales)] + [len(tools.locales)]


def every(locales, count):
    """`count` of the locales, at even distances in the list."""
    return [locales[index * len(locales) // count] for index in range(count)]


def measured(tools, runs):
    """For each number of jobs, the median usage for each number of locales in `counts`."""
    lists = [tools.list(f"growth-{count}", every(tools.locales, count)) for count in counts(tools)]
    usages = {(jobs, path): [] for jobs in JOBS for path in lists}
    for _ in range(runs):
        for jobs, path in usages:
            command = [tools.almanac, "generate", "--quiet", "--locales", path, "--jobs", str(jobs)]
            usages[jobs, path].append(tools.run([*command, "--output", tools.folder("growth")]))
    return {jobs: [median(usages[jobs, path]) for path in lists] for jobs in JOBS}


def summary(numbers, by_jobs):
    """A sentence about growth with two jobs, from 100 locales to all."""
    usages, start = by_jobs[2], numbers.index(100)
    first, last = usages[start], usages[-1]
    times = f"{numbers[start]} locales take {first.wall:.2f} s and {first.peak:.0f} MB with two jobs"
    return f"{times}, all {numbers[-1]} take {last.wall:.2f} s and {last.peak:.0f} MB."


def print_targets(numbers, by_jobs):
    """Compares all locales with 100 locales: the time for each locale and the memory should hardly grow."""
    usages, start = by_jobs[2], numbers.index(100)
    time = usages[-1].wall / usages[start].wall * numbers[start] / numbers[-1]
    for name, measured, limit in (("time for a locale, all ÷ 100 locales", time, 1.1),
                                  ("memory, all ÷ 100 locales", usages[-1].peak / usages[start].peak, 1.25)):
        print_target(name, measured, limit, "×")


def measure(tools, runs, path):
    numbers = counts(tools)
    by_jobs = measured(tools, runs)
    say(f"\nGrowth, the median of {runs}")
    say(f"{'locales':>8}" + "".join(f"{f'{jobs} job' + ('s' if jobs > 1 else ''):>22}" for jobs in JOBS))
    say(f"{'':8}" + f"{'wall s':>13}{'peak MB':>9}" * len(JOBS))
    for index, number in enumerate(numbers):
        cells = "".join(f"{by_jobs[jobs][index].wall:13.3f}{by_jobs[jobs][index].peak:9.1f}" for jobs in JOBS)
        say(f"{number:8}{cells}")
    print_targets(numbers, by_jobs)
    if path:
        path.write_text(plot.svg(numbers, by_jobs, summary(numbers, by_jobs)), encoding="utf-8")
