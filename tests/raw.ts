import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { newAddress } from './api/client.ts'
import { product } from './product.ts'

/** A response as it came over the wire. */
export interface RawResponse {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

interface Sent {
  headers?: OutgoingHttpHeaders
  body?: string
}

/** Sends a request exactly as written here: fetch would normalize the path, and allows neither a custom Host nor TRACE. */
export async function raw(method: string, path: string, { headers, body }: Sent = {}): Promise<RawResponse> {
  const { url } = await product()
  return new Promise((resolve, reject) => {
    // By itself node announces no body of a DELETE, which then looks like the next request.
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }
    const options = { method, path, host: url.hostname, port: url.port }
    const sent = request(
      { ...options, headers: { 'CF-Connecting-IP': newAddress(), ...length, ...headers } },
      (response) => {
        text(response).then(
          (read) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: read }),
          reject,
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Announces a body, sends its beginning and hangs up, as a phone does that loses its connection. */
export async function hangUp(method: string, path: string, headers: OutgoingHttpHeaders = {}): Promise<void> {
  const { url } = await product()
  const sent = request({
    method,
    path,
    host: url.hostname,
    port: url.port,
    headers: { ...headers, 'Content-Length': 500 },
  })
  const closed = new Promise((resolve) => sent.on('close', resolve))
  // Node reports the missing response, which nobody waits for.
  sent.on('error', () => {})
  await new Promise((resolve) => sent.write('{"message":', resolve))
  // Long enough for the Worker to begin reading.
  await new Promise((resolve) => setTimeout(resolve, 200))
  sent.destroy()
  await closed
}
