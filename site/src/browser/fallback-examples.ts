const TIMEOUT_MS = 8000

// A list replaces its whole fallback when it arrives; if it does not, the examples stand in for it.
setTimeout(() => {
  for (const loading of document.querySelectorAll('[data-fallback-loading]')) loading.setAttribute('hidden', '')
  for (const examples of document.querySelectorAll<HTMLTemplateElement>('[data-fallback-examples]')) {
    examples.replaceWith(examples.content)
  }
}, TIMEOUT_MS)
