// Loaded in the head, so that it runs before the first paint and nobody sees the other theme first.
const night = matchMedia('(prefers-color-scheme: dark)')
// The choice made on this page, which the browser may refuse to store.
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
// `storage` fires for a choice in another tab only; one in this tab has an event of its own.
addEventListener('storage', ({ key }) => {
  if (key === 'portal.theme') chosen = null
  showTheme()
})
addEventListener('themechosen', ({ detail }) => {
  chosen = detail
  showTheme()
})
