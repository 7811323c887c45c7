import { BOOKMARK_HEADER } from '#contract/headers'
import { ImageResponse } from '#contract/picture/image'
import { ApiError, apiErrorOf, networkError, sessionEnded } from '../api/api-error.ts'
import { forSameSession, handleResponse, readJson, sessionHeaders } from '../api/exchange.ts'
import { broadcastChange } from '../api/other-tabs.ts'
import { $token } from '../session/token.ts'

interface Options {
  /** Name of the form's field: `icon` for the image of a category. */
  field?: 'image' | 'icon'
  /** Receives the share of the file that is sent, 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

// Idempotency keys by file and folder; not by `File`, since a file that is chosen again is another object.
const keys = new Map<string, string>()

function nameOf(file: File, folder: string): string {
  return JSON.stringify([folder, file.name, file.size, file.lastModified])
}

// The same key for a file that is sent again after a lost response, so that it is stored once.
function keyOf(file: File, folder: string): string {
  const name = nameOf(file, folder)
  const key = keys.get(name) ?? crypto.randomUUID()
  keys.set(name, key)
  return key
}

/** Sends one file into a folder of the library; throws `ApiError`, or the reason of `signal` when it is aborted. */
export async function uploadImage(folder: string, file: File, options: Options): Promise<ImageResponse> {
  const token = $token.get()
  // A file that waited for others would be sent in vain.
  if (token === null) throw sessionEnded()
  const { status, text, retryAfter } = await forSameSession(send(folder, token, file, options))
  const body = readJson(text)
  const parsed = ImageResponse.safeParse(body)
  // From here on, sending the same file stores a new image, for example after this one was deleted.
  if (parsed.success || status === 409) keys.delete(nameOf(file, folder))
  if (status === 401) throw sessionEnded()
  if (status < 200 || status > 299) throw apiErrorOf(status, body, '', retryAfter)
  broadcastChange()
  if (!parsed.success) throw new ApiError(status, '')
  return parsed.data
}

// XMLHttpRequest, since fetch does not report upload progress.
function send(folder: string, token: string, file: File, { field = 'image', onProgress, signal }: Options) {
  return new Promise<{ status: number; text: string; retryAfter: string | null }>((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    request.open('POST', `/api/images/${encodeURIComponent(folder)}`)
    request.withCredentials = true
    request.setRequestHeader('Idempotency-Key', keyOf(file, folder))
    for (const [name, value] of Object.entries(sessionHeaders(token))) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onload = () => {
      handleResponse(request.status, request.getResponseHeader(BOOKMARK_HEADER), token)
      const retryAfter = request.getResponseHeader('Retry-After')
      resolve({ status: request.status, text: request.responseText, retryAfter })
    }
    request.onerror = () => reject(networkError())
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.append(field, file)
    request.send(form)
  })
}
