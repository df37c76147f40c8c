"""The words of Flipfield in four languages: one set of Project Fluent files for Python and the browser."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "pl", "nl")
FALLBACK = "en"


class Translator:
    """Turns keys into words of one language; what it lacks comes in English, or else as the key itself."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundles = [bundle(lang), bundle(FALLBACK)]

    def text(self, key: str, /, **values: str | int) -> str:
        """The message of a key with its values filled in."""
        for words in self._bundles:
            if words.has_message(key):
                pattern = words.get_message(key).value
                if pattern is not None:
                    said, _ = words.format_pattern(pattern, values)
                    return str(said)
        return key


@cache
def translator(lang: str) -> Translator:
    """The translator of one of the `LANGUAGES`."""
    if lang not in LANGUAGES:
        raise ValueError(f"no texts in {lang!r}; there are {', '.join(LANGUAGES)}")
    return Translator(lang)


@cache
def bundle(lang: str) -> FluentBundle:
    """All messages of one language, without the isolation marks that terminals cannot show."""
    words = FluentBundle([lang], use_isolating=False)
    for source in sources(lang):
        words.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return words


def sources(lang: str) -> Iterator[Traversable]:
    """The Fluent files of one language."""
    for source in sorted((files(__name__) / lang).iterdir(), key=lambda found: found.name):
        if source.name.endswith(".ftl"):
            yield source
