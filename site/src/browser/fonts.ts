const FAMILIES = ['Instrument Sans Variable', 'Bricolage Grotesque Variable']

// After what somebody may be about to touch; not every browser can say when it has nothing to do.
const idle = () => new Promise((done) => (window.requestIdleCallback ?? setTimeout)(done))

// Both or none; one after the other, since to set a page anew is as much as a slow phone should do in one go.
async function showFonts(): Promise<void> {
  await idle()
  const found = await Promise.all(FAMILIES.map((family) => document.fonts.load(`600 1em "${family}"`)))
  if (found.some((faces) => faces.length === 0)) return
  document.documentElement.dataset.fonts = 'text'
  await idle()
  document.documentElement.dataset.fonts = 'text heading'
  try {
    localStorage.setItem('fonts', 'here')
  } catch {}
}

// Where they can't be had, the page stays as it is.
showFonts().catch(() => {})

export {}
