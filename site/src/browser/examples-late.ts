const TIMEOUT_MS = 8000

// A list replaces its whole fallback when it arrives; if it does not, the examples stand in for it.
setTimeout(() => {
  for (const loading of document.querySelectorAll('[data-late-loading]')) loading.setAttribute('hidden', '')
  for (const examples of document.querySelectorAll<HTMLTemplateElement>('[data-late-examples]')) {
    examples.replaceWith(examples.content)
  }
}, TIMEOUT_MS)
