"""Subsets the fonts once; the results in web/src/ui/fonts are committed.

    apt-get install python3-fonttools python3-brotli
    npm ci && python3 scripts/fonts.py

archivo-latin.woff2 has the letters of English and French. The small files add the letters of Yoruba, Hausa and Igbo
and the naira. Noto Sans has the letters that Archivo lacks.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / 'node_modules/@fontsource-variable'
TARGET = ROOT / 'web/src/ui/fonts'

# Excludes widths below 100, which would increase the Latin file from 49 to 68 kB. Shirts scale their initials instead.
AXES = {'wght': (400, 600, 900), 'wdth': (100, 100, 125)}

# Combining marks, because the font has no glyphs for ǹ and ḿ: text shaping composes them from a letter and a mark.
MARKS = '\u0300\u0301\u0303\u0304\u0308\u0323'
FILES = {
    'archivo-latin': ''.join(map(chr, range(0x20, 0x7F)))
    + ''.join(c for c in map(chr, range(0xC0, 0x100)) if c.isalpha())
    + 'Œœ\u00a0£§©°·×–—‘’“”•…‹›«»€™−'
    + MARKS,
    'archivo-latin-ext': 'ṢṣŃńĀāĒēĪīŌōŪū₦' + MARKS,
    'archivo-vietnamese': 'ẸẹỌọỊịỤụ' + MARKS,
    'noto-sans-latin-ext': 'ƁɓƊɗƘƙƳƴṄṅ',
}


def subset(name: str, text: str) -> None:
    family = name.split('-latin')[0].split('-vietnamese')[0]
    font = TTFont(SOURCE / family / f'files/{name}-wdth-normal.woff2')
    options = Options()
    options.flavor = 'woff2'
    options.layout_features = ['ccmp', 'kern', 'mark', 'mkmk', 'locl', 'liga', 'rvrn', 'tnum']
    options.name_IDs = [0, 1, 2, 13, 14]
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    instancer.instantiateVariableFont(font, AXES, inplace=True)
    font.flavor = 'woff2'
    target = TARGET / f'{name}.woff2'
    font.save(target)
    print(f'{target.relative_to(ROOT)} {target.stat().st_size} bytes, {len(font.getBestCmap())} characters')


if __name__ == '__main__':
    for name, text in FILES.items():
        subset(name, text)
