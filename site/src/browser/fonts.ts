export {}

const FAMILIES = ['Bricolage Grotesque Variable', 'Instrument Sans Variable']

// The page changes its letters once, for both fonts; where one can't be had, it stays as it is.
Promise.all(FAMILIES.map((family) => document.fonts.load(`600 1em "${family}"`)))
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
