const reported = new Set<string>()
// Browsers report this when a size changes twice within a frame; nothing is broken.
const HARMLESS = /^ResizeObserver/

// Each error once, five at most. Whether a report arrives is not checked, or a failure would report itself.
function report(error: unknown, words?: string): void {
  const { message, name, stack } = error instanceof Error ? error : { message: words ?? String(error) }
  if (!message || HARMLESS.test(message) || reported.size > 4 || reported.has(message)) return
  reported.add(message)
  const page = (location.pathname + location.search).slice(0, 500)
  const body = { message: message.slice(0, 1000), name, stack: stack?.slice(0, 8000), page }
  navigator.sendBeacon('/api/client-errors', new Blob([JSON.stringify(body)], { type: 'application/json' }))
}

addEventListener('error', (event) => event.message && report(event.error, event.message))
addEventListener('unhandledrejection', (event: PromiseRejectionEvent) => report(event.reason))
