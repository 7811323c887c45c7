import { completePage } from './complete-page.ts'
import { frame } from './frame.ts'
import { idle } from './idle.ts'

// Only the one file of each family that every page needs; the browser loads the others where a text needs them.
const FONTS = ['1em "Instrument Sans Variable"', '1em "Bricolage Grotesque Variable"']
const PARTS = 'body > :not(main, script, template), main > *'
// What a laptop styles and lays out in some 2 or 3 ms.
const MAX_ELEMENTS = 40

const sizeOf = (part: Element) => part.querySelectorAll(':not(svg *)').length + 1

/** The part itself, after its own parts if it is large: what it inherits then changes nothing in them. */
function partsOf(part: Element): { part: Element; size: number }[] {
  const size = sizeOf(part)
  return size > MAX_ELEMENTS ? [...[...part.children].flatMap(partsOf), { part, size: 1 }] : [{ part, size }]
}

// A few elements of the page per frame: a font swap lays out text again, and all at once would be the longest task of a visit.
async function showFonts(): Promise<void> {
  await Promise.all(FONTS.map((font) => document.fonts.load(font)))
  let room = 0
  for (const { part, size } of [...document.querySelectorAll(PARTS)].flatMap(partsOf)) {
    if (size > room) {
      await frame()
      // Not in the way of a visitor who is about to press something.
      await idle()
      room = MAX_ELEMENTS
    }
    part.setAttribute('data-fonts', '')
    room -= size
  }
  try {
    localStorage.setItem('fonts', 'here')
  } catch {}
}

const areShown = 'fonts' in document.documentElement.dataset ? Promise.resolve() : showFonts().catch(() => {})
// After the fonts, or the sections would be laid out twice.
void areShown.then(completePage)
