import { BOOKMARK_HEADER } from '#contract/headers'
import { ApiLogPage, ErrorLogPage } from '#contract/log'
import { isWholeExport } from '#domain/log/export'
import { ApiError, apiErrorOf, sessionEnded, throwNetworkError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { forSameSession, handleResponse, readJson, sessionHeaders } from '../api/exchange.ts'
import { saveFile } from '../save-file.ts'
import { $token } from '../session/token.ts'

// Covers the last line of a file.
const LAST_BYTES = 500

/** One page of the API log, newest first. */
export async function listApiLogs(query: URLSearchParams, signal: AbortSignal) {
  return (await call(ApiLogPage, `/api/logs/api?${query}`, { signal, otherwise: 'Failed to fetch logs' })).data
}

/** One page of the error log, newest first. */
export async function listErrorLogs(query: URLSearchParams, signal: AbortSignal) {
  return (await call(ErrorLogPage, `/api/logs/error?${query}`, { signal, otherwise: 'Failed to fetch logs' })).data
}

/** Downloads a log as a text file; throws `ApiError`. */
export async function downloadLog(path: string, name: string, query: URLSearchParams): Promise<void> {
  const token = $token.get()
  const asked = fetch(`${path}?${query}`, { headers: sessionHeaders(token) })
  const response = await forSameSession(asked).catch(throwNetworkError)
  handleResponse(response.status, response.headers.get(BOOKMARK_HEADER), token)
  if (response.status === 401) throw sessionEnded()
  // A proxy may respond with a page of its own, which would be saved as the log.
  const isLog = response.headers.get('Content-Type')?.startsWith('text/plain')
  if (!response.ok || !isLog) {
    const body = readJson(await response.text().catch(throwNetworkError))
    throw apiErrorOf(response.status, body, 'An error occurred', response.headers.get('Retry-After'))
  }
  const file = await forSameSession(response.blob()).catch(throwNetworkError)
  if (!isWholeExport(await file.slice(-LAST_BYTES).text())) {
    throw new ApiError(response.status, 'The file broke off on the way. Please try again.')
  }
  const suggested = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
  saveFile(suggested ?? name, file)
}
