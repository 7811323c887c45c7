export {}

const FAMILIES = ['Bricolage Grotesque Variable', 'Instrument Sans Variable']

// After what somebody may be about to touch; not every browser can say when it has nothing to do.
const idle = () => new Promise((done) => (window.requestIdleCallback ?? setTimeout)(done))

// The page changes its letters once, for both fonts; where one can't be had, it stays as it is.
idle()
  .then(() => Promise.all(FAMILIES.map((family) => document.fonts.load(`600 1em "${family}"`))))
  .then((found) => {
    if (found.every((faces) => faces.length > 0)) show()
  })
  .catch(() => {})

function show(): void {
  document.documentElement.dataset.fonts = ''
  try {
    localStorage.setItem('fonts', 'here')
  } catch {}
}
