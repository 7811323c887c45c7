const told = new Set<string>()
// Browsers say this of a size that changes twice within a frame.
const HARMLESS = /^ResizeObserver/

// A page tells of an error once, and of five at most; one that cannot be told is let go, so that nothing goes in circles.
function tell(error: unknown, words?: string): void {
  const { message, name, stack } = error instanceof Error ? error : { message: words ?? String(error) }
  if (!message || HARMLESS.test(message) || told.size > 4 || told.has(message)) return
  told.add(message)
  const page = (location.pathname + location.search).slice(0, 500)
  const body = JSON.stringify({ message: message.slice(0, 1000), name, stack: stack?.slice(0, 8000), page })
  const headers = { 'Content-Type': 'application/json' }
  fetch('/api/client-errors', { method: 'POST', keepalive: true, headers, body }).catch(() => {})
}

addEventListener('error', (event) => event.message && tell(event.error, event.message))
addEventListener('unhandledrejection', (event) => tell(event.reason))
