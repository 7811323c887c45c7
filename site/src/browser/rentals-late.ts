const PATIENCE_MS = 8000

// The rentals replace this whole fallback when they arrive; when they do not, the examples stand in for them.
setTimeout(() => {
  document.querySelector('#rentals-loading')?.setAttribute('hidden', '')
  document.querySelector('#rentals-examples')?.removeAttribute('hidden')
}, PATIENCE_MS)
