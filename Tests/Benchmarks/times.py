"""The times of Almanac and its peers, side by side, and Almanac's targets."""
from dataclasses import dataclass, field

from tools import Usage, median, own_peak, print_target, say


@dataclass
class Task:
    """A command that is measured several times. The folder `fresh`, a name or a path, is deleted before each run."""

    name: str
    command: list
    fresh: str = ""
    is_on_disk: bool = False
    usages: list = field(default_factory=list)


def almanac_tasks(tools, shipped):
    def command(kind, locales, output, *options):
        return [tools.almanac, kind, "--quiet", "--locales", locales, "--output", tools.scratch / output, *options]

    everything = tools.all_locales
    return [
        Task("generate", command("generate", everything, "all"), fresh="all"),
        Task("nothing to do", command("generate", everything, "all")),
        Task("check", command("check", everything, "all")),
        Task("generate, on disk", command("generate", everything, tools.disk / "all"), fresh=tools.disk / "all",
             is_on_disk=True),
        Task("nothing to do, on disk", command("generate", everything, tools.disk / "all"), is_on_disk=True),
        Task("--compact", command("generate", everything, "compact", "--compact"), fresh="compact"),
        Task("locales.txt", command("generate", shipped, "shipped"), fresh="shipped"),
        Task("--version", [tools.almanac, "--version"]),
    ]


def peer_tasks(tools, lists):
    """The tasks of each peer with every list, and a note about each peer."""
    tasks, notes = [], []
    for name, peer, writes in (("Node", tools.node, True), ("Foundation", tools.foundation, True),
                               ("C floor", tools.floor, False)):
        made = peer()
        if made is None:
            notes.append(f"{name}: left out, because this machine does not have it.")
            continue
        command, version = made
        notes.append(f"{name}: {version}")
        for suffix, path in lists:
            folder = f"{name}{suffix}"
            output = [tools.scratch / folder] if writes else []
            tasks.append(Task(folder, [*command, path, *output], fresh=folder if writes else ""))
    return tasks, notes


def shipped_tags(tools):
    """The tags of locales.txt, which has neither patterns nor exclusions."""
    lines = (tools.repository / "locales.txt").read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def measure(tools, runs):
    tags = shipped_tags(tools)
    shipped = tools.list("shipped", tags)
    lists = [("", tools.list("tags", tools.locales)), (", locales.txt", shipped)]
    peers, notes = peer_tasks(tools, lists)
    tasks = almanac_tasks(tools, shipped) + peers
    # The tasks that write to the disk come last. After them, the system still writes data and keeps a processor busy.
    for group in ([task for task in tasks if not task.is_on_disk], [task for task in tasks if task.is_on_disk]):
        # Every round measures each task once, so that other work on the machine slows all tasks alike.
        for _ in range(runs):
            for task in group:
                # The task runs twice, and the first run is not measured. The first run may read files from the disk
                # that were unused for half a minute.
                for usages in [], task.usages:
                    if task.fresh:
                        tools.folder(task.fresh)
                    usages.append(tools.run(task.command))
    print_times(tasks, notes, f"{len(tools.locales)} locales (locales.txt: {len(tags)}), the median of {runs}")
    print_targets({task.name: median(task.usages) for task in tasks})


def print_times(tasks, notes, caption):
    say(f"\nTimes, {caption}")
    say(f"{'':26}{'wall s':>8}{'from':>8}{'to':>8}{'CPU s':>8}{'peak MB':>9}{'busy':>7}")
    for task in tasks:
        usage = median(task.usages)
        walls = [each.wall for each in task.usages]
        say(f"{task.name:26}{usage.wall:8.3f}{min(walls):8.3f}{max(walls):8.3f}{usage.cpu:8.3f}{usage.peak:9.1f}"
            f"{usage.busy:7.0%}")
    say(f"A peak of {own_peak():.1f} MB or less may be the peak of this program itself.")
    for note in notes:
        say(note)


def targets(usages):
    """Each target: its name, the measured number, the limit and the unit. The number is NaN if a peer was left out."""
    generate, nothing = usages["generate"], Usage(float("nan"), float("nan"), float("nan"))
    foundation, node, floor = (usages.get(name, nothing) for name in ("Foundation", "Node", "C floor"))
    return [
        ("wall time ÷ the Foundation script's", generate.wall / foundation.wall, 1.0, "×"),
        ("wall time ÷ the Node script's", generate.wall / node.wall, 0.2, "×"),
        ("CPU time ÷ the C floor's", generate.cpu / floor.cpu, 2.5, "×"),
        ("peak memory", generate.peak, 150, " MB"),
        ("processors busy", generate.busy * 100, 85, " %"),
        ("check ÷ generate", usages["check"].wall / generate.wall, 1.0, "×"),
        ("nothing to do ÷ generate, on disk",
         usages["nothing to do, on disk"].wall / usages["generate, on disk"].wall, 0.6, "×"),
        ("nothing to do ÷ generate, in memory", usages["nothing to do"].wall / generate.wall, 0.6, "×"),
        ("locales.txt", usages["locales.txt"].wall, 0.25, " s"),
        ("--version", usages["--version"].wall * 1000, 20, " ms"),
    ]


def print_targets(usages):
    say(f"\n{'Targets':42}{'measured':>12}{'target':>16}")
    for name, measured, limit, unit in targets(usages):
        if measured != measured:
            say(f"{name:42}{'left out':>12}")
        else:
            print_target(name, measured, limit, unit, least=name == "processors busy")
