const PATIENCE_MS = 8000

// A list replaces its whole fallback when it arrives; if it does not, the examples stand in for it.
setTimeout(() => {
  for (const loading of document.querySelectorAll('[data-late-loading]')) loading.setAttribute('hidden', '')
  for (const examples of document.querySelectorAll('[data-late-examples]')) examples.removeAttribute('hidden')
}, PATIENCE_MS)
