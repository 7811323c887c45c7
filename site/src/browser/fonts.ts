import { completePage } from './complete-page.ts'
import { idle } from './idle.ts'

// Loaded under other names, which styles/first-view.css uses: under their own the browser would fetch them before the first picture.
const LATE = {
  'Instrument Sans Variable': 'Instrument Sans Late',
  'Bricolage Grotesque Variable': 'Bricolage Grotesque Late',
}

/** The files of a family as styles/fonts.css has them, the one that every page needs as the last. */
function filesOf(family: string, late: string): FontFace[] {
  const rules = Array.from(document.styleSheets, ({ cssRules }) => [...cssRules]).flat()
  return rules.flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return []
    const property = (name: string) => rule.style.getPropertyValue(name)
    if (property('font-family').replaceAll('"', '') !== family) return []
    return new FontFace(late, property('src'), {
      weight: property('font-weight'),
      unicodeRange: property('unicode-range'),
    })
  })
}

// A font that is added brings no new style, but all text is laid out anew: so both at once, and none where one can't be had.
async function showFonts(): Promise<void> {
  const families = Object.entries(LATE).map(([family, late]) => filesOf(family, late))
  await Promise.all(families.map((files) => files.at(-1)?.load()))
  // Not in the way of a visitor who is about to press something.
  await idle()
  for (const file of families.flat()) document.fonts.add(file)
  try {
    localStorage.setItem('fonts', 'here')
  } catch {}
}

const areShown = 'fonts' in document.documentElement.dataset ? Promise.resolve() : showFonts().catch(() => {})
// After the fonts, or the sections would be laid out twice.
void areShown.then(completePage)
