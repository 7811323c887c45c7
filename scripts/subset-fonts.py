"""Makes the fonts of site/src/fonts from those of @fontsource-variable; docs/decisions/0032-light-pages.md says why.

Not part of the build: run it when a font is updated, with `pip install fonttools==4.66.1 brotli==1.2.0`.
"""

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ENGLISH = [*range(0x20, 0x7F), 0xA0, 0xA9, 0xB0, 0xB7, 0xBD, 0xD7, 0x20AC, 0x2212]
PUNCTUATION = [0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026]
SPANISH = [ord(letter) for letter in "¡¿ÁÉÍÑÓÚÜáéíñóúü"]
TEXT = ENGLISH + PUNCTUATION + SPANISH
FEATURES = ["kern", "liga", "tnum"]
MIN_KERNING_EM = 0.006
FONTS = {"bricolage-grotesque": (600, 800), "instrument-sans": (400, 700)}


def without_varying_kerning(font):
    """Kerning by weight is half of its bytes, and differs by less than anyone sees."""
    least = font["head"].unitsPerEm * MIN_KERNING_EM
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for pairs in (getattr(table, "ExtSubTable", table) for table in lookup.SubTable):
            pairs.ValueFormat1 = 4
            values = (
                [record.Value1 for group in pairs.PairSet for record in group.PairValueRecord]
                if pairs.Format == 1
                else [second.Value1 for first in pairs.Class1Record for second in first.Class2Record]
            )
            for value in filter(None, values):
                value.__dict__.pop("XAdvDevice", None)
                advance = getattr(value, "XAdvance", 0) or 0
                value.XAdvance = advance if abs(advance) >= least else 0
    return font


for name, weights in FONTS.items():
    whole = TTFont(f"node_modules/@fontsource-variable/{name}/files/{name}-latin-wght-normal.woff2")
    font = instantiateVariableFont(whole, {"wght": weights})
    options = Options(layout_features=FEATURES, hinting=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=TEXT)
    subsetter.subset(font)
    font = without_varying_kerning(font)
    # Once more: what was zeroed is now left out.
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=TEXT)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(f"site/src/fonts/{name}.woff2")
