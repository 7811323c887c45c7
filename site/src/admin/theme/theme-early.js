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
  const page = document.documentElement
  const theme = isDark ? 'dark' : 'light'
  if (page.dataset.theme && page.dataset.theme !== theme) holdStill(page)
  page.dataset.theme = theme
}

// Buttons would fade to the other theme after the ground around them, their words unreadable meanwhile.
function holdStill(page) {
  page.dataset.still = ''
  requestAnimationFrame(() => requestAnimationFrame(() => delete page.dataset.still))
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
