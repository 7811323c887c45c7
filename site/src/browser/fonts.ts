// By names of their own, which styles/first-view.css asks for: the style itself would fetch them ahead of the first picture.
const LATE = {
  'Instrument Sans Variable': 'Instrument Sans Late',
  'Bricolage Grotesque Variable': 'Bricolage Grotesque Late',
}

// After what somebody may be about to touch; not every browser can say when it has nothing to do.
const idle = () => new Promise((done) => (window.requestIdleCallback ?? setTimeout)(done))

/** The files of a family as styles/fonts.css has them, the one that every page needs as the last. */
function filesOf(family: string, late: string): FontFace[] {
  const rules = Array.from(document.styleSheets, ({ cssRules }) => [...cssRules]).flat()
  return rules.flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return []
    const told = (name: string) => rule.style.getPropertyValue(name)
    if (told('font-family').replaceAll('"', '') !== family) return []
    return new FontFace(late, told('src'), { weight: told('font-weight'), unicodeRange: told('unicode-range') })
  })
}

// One after the other: to lay a page out anew is as much as a slow phone should do in one go. A font that is added brings no
// new style, only its lines of text are laid out; where it can't be had, the page stays as it is.
async function showFonts(): Promise<void> {
  for (const [family, late] of Object.entries(LATE)) {
    const files = filesOf(family, late)
    await files.at(-1)?.load()
    await idle()
    for (const file of files) document.fonts.add(file)
  }
  try {
    localStorage.setItem('fonts', 'here')
  } catch {}
}

if (!('fonts' in document.documentElement.dataset)) showFonts().catch(() => {})

export {}
