"""A tar archive whose bytes depend on its content only."""
import gzip
import io
import tarfile


def archive(folder, files):
    """The bytes of a .tar.gz with these files (name → bytes, mode), below one folder, by name, without dates or users."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name, (content, mode) in sorted(files.items()):
            entry = tarfile.TarInfo(f"{folder}/{name}")
            entry.size, entry.mode = len(content), mode
            tar.addfile(entry, io.BytesIO(content))
    zipped = io.BytesIO()
    with gzip.GzipFile(filename="", fileobj=zipped, mode="wb", compresslevel=9, mtime=0) as file:
        file.write(packed.getvalue())
    return zipped.getvalue()
