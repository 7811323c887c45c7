// Stands in the head and runs before anything is painted, so that nobody sees the other theme first.
const night = matchMedia('(prefers-color-scheme: dark)')

function showTheme() {
  const choice = localStorage.getItem('portal.theme')
  const isDark = choice === 'dark' || (choice !== 'light' && night.matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
}

showTheme()
night.addEventListener('change', showTheme)
// Of another tab, and of this one, which the browser does not tell.
addEventListener('storage', showTheme)
addEventListener('themechosen', showTheme)
