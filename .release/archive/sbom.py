"""The SBOM of a release, as SPDX 2.3."""
import re
import uuid

#: A fixed UUID namespace, so that equal archives get equal documents.
NAMESPACE = uuid.UUID("5f3d1d0e-6f3c-5b7e-9a52-6b1f7f0f8a11")


def identifier(name):
    return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name)


def package(part):
    return {
        "SPDXID": identifier(part.name), "name": part.name, "versionInfo": part.version, "supplier": part.supplier,
        "downloadLocation": part.source, "filesAnalyzed": False, "licenseConcluded": "NOASSERTION",
        "licenseDeclared": part.license, "copyrightText": part.copyright,
        "externalRefs": [{
            "referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": part.locator,
        }],
    }


def relationship(subject, kind, target):
    return {"spdxElementId": subject, "relationshipType": kind, "relatedSpdxElement": target}


def sbom(name, digest, created, found, parts):
    """The document about an archive: its name and SHA-256, the time of the commit, the versions and the parts."""
    almanac = {
        "SPDXID": "SPDXRef-almanac", "name": "almanac", "versionInfo": found["almanac"],
        "packageFileName": name, "downloadLocation": "NOASSERTION", "filesAnalyzed": False,
        "supplier": "Organization: The Almanac authors", "primaryPackagePurpose": "APPLICATION",
        "checksums": [{"algorithm": "SHA256", "checksumValue": digest}],
        "licenseConcluded": "NOASSERTION", "licenseDeclared": "MIT AND Unicode-3.0",
        "copyrightText": "Copyright (c) 2026 The Almanac authors",
        "comment": f"ICU's data is part of the file: CLDR {found['cldr']}, tzdata {found['tzdata']}, without "
                   "currencies, collation, regions, time zone names, transliteration and character sets.",
    }
    ordered = [parts[key] for key in sorted(parts)]
    return {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": name,
        "documentNamespace": f"urn:uuid:{uuid.uuid5(NAMESPACE, digest)}",
        "creationInfo": {"created": created, "creators": ["Tool: almanac-release"]},
        "packages": [almanac] + [package(part) for part in ordered],
        "relationships": [relationship("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-almanac")] + [
            relationship("SPDXRef-almanac", "STATIC_LINK", identifier(part.name)) for part in ordered
        ],
    }
