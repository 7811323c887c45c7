try {
  if (localStorage.getItem('fonts')) document.documentElement.dataset.fonts = 'here'
} catch {}
addEventListener('click', ({ target }) => {
  target.closest('[data-sends][type=button],[data-day],[aria-label$=month]')?.setAttribute('data-pressed', '')
})
