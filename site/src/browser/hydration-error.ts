import { removeSlowNotice } from './script-ready.ts'

declare global {
  interface WindowEventMap {
    'astro:hydration-error': CustomEvent<{ error: unknown }>
  }
}

// Without its script a form can be filled in but not sent, so the visitor must be told; Astro would only log the error.
addEventListener('astro:hydration-error', (event) => {
  event.preventDefault()
  removeSlowNotice()
  reportError(event.detail.error)
  const words = document.createElement('p')
  words.className = 'notice'
  words.dataset.tone = 'stop'
  words.setAttribute('role', 'alert')
  words.textContent = 'This page did not load completely, so nothing can be sent from it yet. Please reload it.'
  if (event.target instanceof HTMLElement) event.target.insertAdjacentElement('beforebegin', words)
})

// In the capture phase, since the event does not bubble.
addEventListener('astro:hydrate', removeSlowNotice, { capture: true })
