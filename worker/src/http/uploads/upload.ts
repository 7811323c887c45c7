import type { Context } from 'hono'
import { IMAGE_TOO_LARGE, MAX_IMAGE_BYTES } from '#contract/picture/image'
import { AppError, invalidField } from '../app-error.ts'
import { chunksOf, contentLength } from '../body.ts'
import type { AppEnv } from '../env.ts'
import { boundaryOf, type FormPart, INTERRUPTED, readParts } from './multipart.ts'
import { reserveMemory } from './upload-memory.ts'

// Room for the rest of the form around its file.
const FORM_BYTES = 64 * 1024
const MAX_BODY = MAX_IMAGE_BYTES + FORM_BYTES

/** An uploaded file and the alternative text that may come with it. */
export interface Upload {
  filename: string
  bytes: Buffer
  alt: string
}

/**
 * Passes the one file of a form to `take`; its field is `image` or `icon`. 413 if the file is too large, 400 for no file or several.
 * Waits while too many uploads are in memory.
 */
export async function withUpload<T>(c: Context<AppEnv>, take: (upload: Upload) => Promise<T>): Promise<T> {
  const boundary = boundaryOf(c.req.header('Content-Type') ?? '')
  const size = contentLength(c) || MAX_BODY
  if (size > MAX_BODY) throw tooLarge()
  const reservation = await reserveMemory(size)
  try {
    const body = await readBody(c, size, reservation.received)
    return await take(oneFile(readParts(body, boundary)))
  } finally {
    reservation.release()
  }
}

// Reads into one buffer, so that a picture is never in memory twice.
async function readBody({ req }: Context<AppEnv>, size: number, onData: () => void): Promise<Buffer> {
  const body = Buffer.allocUnsafe(size)
  let at = 0
  for await (const chunk of chunksOf(req.raw.body, INTERRUPTED)) {
    onData()
    if (at + chunk.byteLength > size) throw tooLarge()
    body.set(chunk, at)
    at += chunk.byteLength
  }
  return body.subarray(0, at)
}

function oneFile(parts: FormPart[]): Upload {
  const files = parts.filter(({ filename, bytes }) => filename !== undefined && (filename !== '' || bytes.length > 0))
  const [file] = files
  if (!file) throw invalidField('image', 'Please select files to upload')
  if (files.length > 1) throw invalidField('image', 'Send one file with each request.')
  if (file.field !== 'image' && file.field !== 'icon')
    throw invalidField(file.field, 'Send the file in the field “image”.')
  if (file.bytes.length > MAX_IMAGE_BYTES) throw tooLarge()
  const alt = parts.find(({ field, filename }) => field === 'alt' && filename === undefined)
  return { filename: file.filename ?? '', bytes: file.bytes, alt: alt?.bytes.toString('utf8') ?? '' }
}

function tooLarge(): AppError {
  return new AppError('too-large', IMAGE_TOO_LARGE)
}
