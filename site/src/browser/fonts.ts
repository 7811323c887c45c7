import { completePage } from './complete-page.ts'
import { frame } from './frame.ts'
import { idle } from './idle.ts'

// Only the one file of each family that every page needs; the browser loads the others where a text needs them.
const FONTS = ['1em "Instrument Sans Variable"', '1em "Bricolage Grotesque Variable"']
const PARTS = 'body > :not(main, script, template), main > *'
// What a laptop lays out in some 3 ms.
const MAX_ELEMENTS = 60

/** The part itself, after its own parts if it is large: what it inherits then changes nothing in them. */
function partsOf(part: HTMLElement): HTMLElement[] {
  const isLarge = part.querySelectorAll(':not(svg *)').length > MAX_ELEMENTS
  return [...(isLarge ? [...part.children].flatMap((inner) => partsOf(inner as HTMLElement)) : []), part]
}

// One part of the page per frame: a font swap lays out text again, and all at once would be the longest task of a visit.
async function showFonts(): Promise<void> {
  await Promise.all(FONTS.map((font) => document.fonts.load(font)))
  for (const part of [...document.querySelectorAll<HTMLElement>(PARTS)].flatMap(partsOf)) {
    // Not in the way of a visitor who is about to press something.
    await idle()
    part.dataset.fonts = ''
    await frame()
  }
  try {
    localStorage.setItem('fonts', 'here')
  } catch {}
}

const areShown = 'fonts' in document.documentElement.dataset ? Promise.resolve() : showFonts().catch(() => {})
// After the fonts, or the sections would be laid out twice.
void areShown.then(completePage)
