"""The stand-ins for Apple's modules that `quarterturn headless` writes."""

import pathlib
import re

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "Sources/HeadlessPackages/Known"


def known_stand_ins():
    """The texts of the stand-ins, by module."""
    sources = "\n".join(path.read_text() for path in sorted(FOLDER.glob("*.swift")))
    texts = {
        name: "\n".join(line[4:] if line.startswith("    ") else line for line in text.split("\n"))
        for name, text in re.findall(r'let (\w+) = #*"""\n(.*?)\n    """', sources, re.S)}
    table = re.search(r"texts: \[String: String\] = \[(.*?)\n  \]", sources, re.S)[1]
    return {
        module: "".join(texts[name] for name in names.split(" + "))
        for module, names in re.findall(r'"(\w+)": (\w+(?: \+ \w+)*)', table)}
