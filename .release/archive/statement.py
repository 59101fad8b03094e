"""The statement of how a release was made: in-toto Statement v1 with SLSA's provenance v1."""
import hashlib


def sha256(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def subject(name, content):
    return {"name": name, "digest": {"sha256": hashlib.sha256(content).hexdigest()}}


def materials(commit, parts):
    """The inputs of the build: the commit, each package's revision or version, and each library that the linker read."""
    yield {"name": "almanac", "digest": {"gitCommit": commit}}
    for _, part in sorted(parts.items()):
        material = {"name": part.name, "uri": part.locator, "annotations": {"version": part.version}}
        if part.source.startswith("git+") and len(part.source.rpartition("@")[2]) == 40:
            material["digest"] = {"gitCommit": part.source.rpartition("@")[2]}
        yield material
        # The object files of almanac and its packages come from the sources above, so they are not listed.
        for path in part.files:
            if path.suffix == ".a" or part.name == "glibc":
                yield {"name": f"{part.name}/{path.name}", "digest": {"sha256": sha256(path)}}


def statement(subjects, commit, modified, platform, compiler, builder, parts):
    """The statement about these subjects. It has no dates or host names, so two equal builds have equal statements."""
    return {
        "_type": "https://in-toto.io/Statement/v1",
        "subject": subjects,
        "predicateType": "https://slsa.dev/provenance/v1",
        "predicate": {
            "buildDefinition": {
                "buildType": "urn:almanac:release:1",
                "externalParameters": {"script": ".release/build", "platform": platform},
                "internalParameters": {"workingTreeHasChanges": modified, **compiler},
                "resolvedDependencies": list(materials(commit, parts)),
            },
            "runDetails": {"builder": {"id": builder}},
        },
    }
