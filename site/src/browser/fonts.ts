import { completePage } from './complete-page.ts'
import { changeInBatches, type Part } from './frame-batches.ts'

// The one file of each family that every page needs; the browser loads the others when a text needs them.
const FONTS = ['1em "Instrument Sans Variable"', '1em "Bricolage Grotesque Variable"']
const PARTS = 'body > :not(main, script, template), main > *'
// What a laptop styles and lays out in some 2 or 3 ms.
const MAX_ELEMENTS = 40

const sizeOf = (part: Element) => part.querySelectorAll(':not(svg *)').length + 1

/** The part itself, or if it is large, its own parts first: then setting what it inherits changes nothing in them. */
function partsOf(part: Element): Part[] {
  const size = sizeOf(part)
  return size > MAX_ELEMENTS ? [...[...part.children].flatMap(partsOf), { part, size: 1 }] : [{ part, size }]
}

// A font swap lays out text again, and all at once would be the longest task of a visit.
async function showFonts(): Promise<void> {
  await Promise.all(FONTS.map((font) => document.fonts.load(font)))
  // In development islands may come later than the fonts, and React warns of an attribute that the server did not send.
  const parts = import.meta.env.DEV
    ? [{ part: document.documentElement, size: 1 }]
    : [...document.querySelectorAll(PARTS)].flatMap(partsOf)
  await changeInBatches(parts, MAX_ELEMENTS, (part) => part.setAttribute('data-fonts', ''))
  try {
    localStorage.setItem('fonts', 'here')
  } catch {}
}

const fontsShown = 'fonts' in document.documentElement.dataset ? Promise.resolve() : showFonts().catch(() => {})
// After the fonts, since otherwise the sections would be laid out twice.
void fontsShown.then(completePage)
