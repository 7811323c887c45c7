import { type ImageFile, Reader, refuseHiddenPage } from './bytes.ts'
import { exifOf, orientationOf, orientedSize } from './orientation.ts'
import { refuseFile } from './refused-file.ts'

// The chunks a decoder needs for the picture and its colors; timestamps, texts and GPS positions are dropped.
const KEPT = new Set('IHDR PLTE IDAT IEND tRNS cHRM cICP gAMA iCCP sBIT sRGB bKGD pHYs'.split(' '))

/** A PNG without location, texts and whatever follows its end; the picture data stays byte for byte. */
export function readPng(bytes: Uint8Array): ImageFile {
  const reader = new Reader(bytes)
  const parts: Uint8Array[] = []
  let orientation = 1
  let hasData = false
  let at = 8
  for (let name = ''; name !== 'IEND'; ) {
    const end = at + 12 + reader.long(at)
    name = reader.text(at + 4, 4)
    const chunk = reader.piece(at, end)
    if ((name === 'IHDR') !== (at === 8)) refuseFile()
    if (name === 'acTL') refuseFile('Please upload an image without animation.')
    if (name === 'eXIf') orientation = orientationOf(chunk.subarray(8, -4))
    if (name === 'IDAT') hasData = true
    if (KEPT.has(name)) parts.push(chunk)
    else refuseChunk(name, chunk)
    at = end
  }
  refuseHiddenPage(bytes.subarray(at))
  if (!hasData || reader.long(8) !== 13) refuseFile()
  // After the header, before the data.
  if (orientation !== 1) parts.splice(1, 0, exifChunk(orientation))
  const size = orientedSize(reader.long(16), reader.long(20), orientation)
  return { type: 'image/png', ...size, parts: [bytes.subarray(0, 8), ...parts] }
}

// In PNG a chunk whose name begins with a capital is critical: it cannot be dropped, so an unknown one is refused.
function refuseChunk(name: string, chunk: Uint8Array): void {
  if (!/^[a-z][A-Za-z]{3}$/.test(name)) refuseFile()
  refuseHiddenPage(chunk)
}

function exifChunk(orientation: number): Uint8Array {
  const exif = exifOf(orientation)
  const named = Uint8Array.from([0x65, 0x58, 0x49, 0x66, ...exif])
  const chunk = new Uint8Array(named.length + 8)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, exif.length)
  chunk.set(named, 4)
  view.setUint32(named.length + 4, crc32(named))
  return chunk
}

/** The checksum of a PNG chunk (PNG specification, annex D). */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return ~crc >>> 0
}
