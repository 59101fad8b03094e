"""The times of Almanac and its peers, side by side, and Almanac's targets."""
from dataclasses import dataclass, field

from tools import Usage, median, own_peak, print_target, say


@dataclass
class Task:
    """A command that is measured again and again, and the folder it needs to find absent, by its name or its path."""

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
    """The peers' tasks, each with every list, and what each peer is."""
    tasks, notes = [], []
    for name, peer, writes in (("Node", tools.node, True), ("Foundation", tools.foundation, True),
                               ("C floor", tools.floor, False)):
        made = peer()
        if made is None:
            notes.append(f"{name}: left out, there is none on this machine.")
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
    # Those that write to the disk come last: what they leave to be written keeps a processor busy for a while.
    for group in ([task for task in tasks if not task.is_on_disk], [task for task in tasks if task.is_on_disk]):
        # One after the other and then again, so that what else the machine does falls on all of them.
        for _ in range(runs):
            for task in group:
                # Not measured the first time: of what nobody has used for half a minute, some is read from the disk again.
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
    say(f"A peak of {own_peak():.1f} MB or less is not told apart from this program's own.")
    for note in notes:
        say(note)


def targets(usages):
    """Each target: what it is about, what was measured, not a number where a peer was left out, the limit, its unit."""
    generate, nothing = usages["generate"], Usage(float("nan"), float("nan"), float("nan"))
    foundation, node, floor = (usages.get(name, nothing) for name in ("Foundation", "Node", "C floor"))
    return [
        ("wall time, of the Foundation script's", generate.wall / foundation.wall, 1.0, "×"),
        ("wall time, of the Node script's", generate.wall / node.wall, 0.2, "×"),
        ("CPU time, of the C floor's", generate.cpu / floor.cpu, 2.5, "×"),
        ("peak memory", generate.peak, 150, " MB"),
        ("processors busy", generate.busy * 100, 85, " %"),
        ("check, of generate", usages["check"].wall / generate.wall, 1.0, "×"),
        ("nothing to do, of generate, on disk",
         usages["nothing to do, on disk"].wall / usages["generate, on disk"].wall, 0.6, "×"),
        ("the same in memory", usages["nothing to do"].wall / generate.wall, 0.6, "×"),
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
