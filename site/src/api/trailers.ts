import { timeoutSignal } from './timeout-signal.ts'

/** Why the rentals cannot be listed now, in the words of the storefront specification, section 8; `null` when they can. */
export async function trailersLoadError(): Promise<string | null> {
  try {
    const response = await fetch('/api/trailers/public', { signal: timeoutSignal() })
    if (!response.ok) return `Failed to fetch trailers: ${response.status}`
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
    if (!isJson) return 'Server returned non-JSON response'
    return isTrailerList(await response.json()) ? null : 'Invalid response format'
  } catch (error) {
    return error instanceof SyntaxError ? 'Invalid response format' : 'Failed to fetch trailers'
  }
}

function isTrailerList(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'trailers' in body && Array.isArray(body.trailers)
}
