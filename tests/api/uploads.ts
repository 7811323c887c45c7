import { ImageResponse } from '#contract/picture/image'
import { send } from '../product.ts'
import { newAddress, tokenOf } from './client.ts'

interface Part {
  field?: string
  filename?: string | undefined
  bytes: Buffer | string
}

/** A form as a browser sends it. */
export function uploadForm(parts: Part[], boundary = '----test-boundary'): Buffer {
  const pieces = parts.flatMap(({ field = 'image', filename, bytes }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${field}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n`,
    filename === undefined ? '\r\n' : 'Content-Type: image/png\r\n\r\n',
    bytes,
    '\r\n',
  ])
  return Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece)))
}

/** Sends a body to a folder of the library as the demo account `staff`. */
export async function postUpload(folder: string, body: Buffer | ReadableStream, headers: Record<string, string> = {}) {
  const response = await send(`/api/images/${folder}`, {
    method: 'POST',
    headers: {
      'CF-Connecting-IP': newAddress(),
      'Content-Type': 'multipart/form-data; boundary=----test-boundary',
      Authorization: `Bearer ${await tokenOf('staff')}`,
      ...headers,
    },
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** Uploads one file and returns the response. */
export function upload(folder: string, bytes: Buffer | string, filename = 'picture.png', field = 'image') {
  return postUpload(folder, uploadForm([{ field, filename, bytes }]))
}

/** Uploads one file that is accepted, and returns its picture. */
export async function newImage(folder: string, bytes: Buffer | string, filename?: string) {
  const response = await upload(folder, bytes, filename)
  if (response.status !== 201)
    throw new Error(`The upload answered ${response.status}: ${JSON.stringify(response.body)}`)
  return ImageResponse.parse(response.body).image
}
