import { type ImageFile, refuseLarge } from './bytes.ts'
import { readJpeg } from './jpeg.ts'
import { readPng } from './png.ts'
import { refuseFile } from './refused-file.ts'
import { readSvg } from './svg.ts'
import { readWebp } from './webp.ts'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]
const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]

/**
 * An uploaded picture as the library stores it. Its type is detected from its bytes, never from its name; location, camera and
 * other metadata are removed without touching the picture data. Throws `RefusedFile` for any other file.
 */
export function readImage(bytes: Uint8Array): ImageFile {
  const file = readByType(bytes)
  refuseLarge(file.width ?? 1, file.height ?? 1)
  return file
}

function readByType(bytes: Uint8Array): ImageFile {
  if (begins(bytes, JPEG)) return readJpeg(bytes)
  if (begins(bytes, PNG)) return readPng(bytes)
  if (begins(bytes, RIFF) && begins(bytes.subarray(8), WEBP)) return readWebp(bytes)
  return startsLikeXml(bytes) ? readSvg(bytes) : refuseFile()
}

function begins(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}

function startsLikeXml(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096)).trimStart()
  return (
    start.startsWith('<?xml') ||
    start.startsWith('<!--') ||
    start.startsWith('<svg') ||
    start.startsWith('<!DOCTYPE svg')
  )
}
