import { type ImageFile, Reader, refuseHiddenPage } from './bytes.ts'
import { exifOf, orientationOf, orientedSize } from './orientation.ts'
import { refuseFile } from './refused-file.ts'

const KEPT = new Set(['VP8X', 'ICCP', 'ALPH', 'VP8 ', 'VP8L'])
const HAS_EXIF = 0x08
const HAS_XMP = 0x04
const MOVES = 0x02

/** A WebP without location, texts and whatever follows its end; the picture data stays byte for byte. */
export function readWebp(bytes: Uint8Array): ImageFile {
  const reader = new Reader(bytes)
  const end = 8 + reader.long(4, true)
  reader.need(end)
  const parts: Uint8Array[] = []
  let size: { width: number; height: number } | undefined
  let orientation = 1
  let hasData = false
  for (let at = 12; at < end; ) {
    const name = reader.text(at, 4)
    const length = reader.long(at + 4, true)
    const next = at + 8 + length + (length % 2)
    const chunk = reader.piece(at, next)
    if (name === 'ANIM' || name === 'ANMF') refuseFile('Please upload an image without animation.')
    if (name === 'EXIF') orientation = orientationOf(withoutName(chunk.subarray(8, 8 + length)))
    if (KEPT.has(name)) size ??= sizeOf(name, reader, at + 8)
    hasData ||= name === 'VP8 ' || name === 'VP8L'
    if (KEPT.has(name)) parts.push(chunk)
    else refuseHiddenPage(chunk)
    at = next
  }
  refuseHiddenPage(bytes.subarray(end))
  if (!size || !hasData) return refuseFile()
  const chunks = orientation === 1 ? parts : [...parts, exifChunk(orientation)]
  const kept = chunks.map((chunk) => withTrueFlags(chunk, orientation))
  return { type: 'image/webp', ...orientedSize(size.width, size.height, orientation), parts: [header(kept), ...kept] }
}

function sizeOf(name: string, reader: Reader, at: number): { width: number; height: number } | undefined {
  if (name === 'VP8X') return { width: triple(reader, at + 4) + 1, height: triple(reader, at + 7) + 1 }
  if (name === 'VP8L') {
    if (reader.byte(at) !== 0x2f) refuseFile()
    const bits = reader.long(at + 1, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (name !== 'VP8 ') return undefined
  if (reader.text(at + 3, 3) !== '\x9d\x01*') refuseFile()
  return { width: reader.short(at + 6, true) & 0x3fff, height: reader.short(at + 8, true) & 0x3fff }
}

function triple(reader: Reader, at: number): number {
  return reader.short(at, true) + (reader.byte(at + 2) << 16)
}

// Some programs write the “Exif” header that JPEG needs into WebP too.
function withoutName(exif: Uint8Array): Uint8Array {
  return exif[0] === 0x45 ? exif.subarray(6) : exif
}

function exifChunk(orientation: number): Uint8Array {
  const exif = exifOf(orientation)
  return Uint8Array.from([0x45, 0x58, 0x49, 0x46, exif.length, 0, 0, 0, ...exif])
}

// The first chunk lists which others there are; only the extended format has it.
function withTrueFlags(chunk: Uint8Array, orientation: number): Uint8Array {
  if (chunk[3] !== 0x58) return chunk
  const copy = chunk.slice()
  const others = (copy[8] ?? 0) & ~(HAS_EXIF | HAS_XMP | MOVES)
  copy[8] = others | (orientation === 1 ? 0 : HAS_EXIF)
  return copy
}

function header(chunks: Uint8Array[]): Uint8Array {
  const bytes = Uint8Array.from([0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50])
  const size = chunks.reduce((sum, chunk) => sum + chunk.length, 4)
  new DataView(bytes.buffer).setUint32(4, size, true)
  return bytes
}
