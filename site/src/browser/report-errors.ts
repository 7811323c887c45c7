const told = new Set<string>()
// Browsers say this of a size that changes twice within a frame.
const HARMLESS = /^ResizeObserver/

// A page tells of an error once, and of five at most; whether it arrived is not asked, so that nothing goes in circles.
function tell(error: unknown, words?: string): void {
  const { message, name, stack } = error instanceof Error ? error : { message: words ?? String(error) }
  if (!message || HARMLESS.test(message) || told.size > 4 || told.has(message)) return
  told.add(message)
  const page = (location.pathname + location.search).slice(0, 500)
  const body = { message: message.slice(0, 1000), name, stack: stack?.slice(0, 8000), page }
  navigator.sendBeacon('/api/client-errors', new Blob([JSON.stringify(body)], { type: 'application/json' }))
}

addEventListener('error', (event) => event.message && tell(event.error, event.message))
addEventListener('unhandledrejection', (event: PromiseRejectionEvent) => tell(event.reason))
