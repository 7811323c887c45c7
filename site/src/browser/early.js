// Stands in the head and runs before anything is painted: who has the fonts already never sees a page without them.
try {
  if (localStorage.getItem('fonts')) document.documentElement.dataset.fonts = 'here'
} catch {}
