try {
  if (localStorage.getItem('fonts')) document.documentElement.dataset.fonts = 'here'
} catch {}
