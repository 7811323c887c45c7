// Stands in the head and runs before anything is painted, so that nobody sees the other theme first.
const night = matchMedia('(prefers-color-scheme: dark)')
// What was chosen on this page, which a browser may refuse to keep.
let chosen = null

function kept() {
  try {
    return localStorage.getItem('portal.theme')
  } catch {
    return null
  }
}

function showTheme() {
  const choice = chosen ?? kept()
  const isDark = choice === 'dark' || (choice !== 'light' && night.matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
}

showTheme()
night.addEventListener('change', showTheme)
// Of another tab, and of this one, which the browser does not tell.
addEventListener('storage', ({ key }) => {
  if (key === 'portal.theme') chosen = null
  showTheme()
})
addEventListener('themechosen', ({ detail }) => {
  chosen = detail
  showTheme()
})
