// The link works by itself; with scripts a visitor also sees that something is happening.
document.querySelector('[data-retry]')?.addEventListener('click', (event) => {
  event.preventDefault()
  document.querySelector('[data-unread]')?.setAttribute('hidden', '')
  document.querySelector('[data-loading]')?.removeAttribute('hidden')
  location.reload()
})
