import { CUT_SHORT, type ImageFile, latin, Reader, refuseHiddenPage } from './bytes.ts'
import { exifOf, orientationOf, orientedSize } from './orientation.ts'
import { refuseFile } from './refused-file.ts'

const START = 0xd8
const END = 0xd9
const SCAN = 0xda
const EXIF = 'Exif\0\0'
// The last kind of frame whose scans hold whole blocks; those of progressive ones hold a part of each (ITU-T T.81, B.1.1.3).
const LAST_SEQUENTIAL = 0xc1
// How the header of such a scan ends (B.2.3).
const WHOLE_BLOCKS = Uint8Array.of(0, 63, 0)

/**
 * A JPEG without location, camera, comments and whatever follows its end; the picture data stays byte for byte. What some phones
 * write into the header of a scan, which strict decoders refuse, is set right.
 */
export function readJpeg(bytes: Uint8Array): ImageFile {
  const reader = new Reader(bytes)
  const parts: Uint8Array[] = []
  let size: { width: number; height: number } | undefined
  let orientation = 1
  let isSequential = false
  let at = 2
  for (let kind = marker(reader, at); kind !== END; kind = marker(reader, at)) {
    if (kind === 0xff) {
      at++
      continue
    }
    const start = at
    const end = at + 2 + segmentLength(reader, at, kind)
    const segment = reader.piece(start, end)
    if (isFrame(kind)) {
      size ??= { height: reader.short(at + 5), width: reader.short(at + 7) }
      isSequential = kind <= LAST_SEQUENTIAL
    }
    if (isExif(kind, segment)) orientation = orientationOf(segment.subarray(4 + EXIF.length))
    at = kind === SCAN ? scanEnd(reader, end) : end
    if (kind === SCAN && isSequential) {
      parts.push(bytes.subarray(start, end - WHOLE_BLOCKS.length), WHOLE_BLOCKS, bytes.subarray(end, at))
    } else if (isKept(kind, segment)) parts.push(bytes.subarray(start, at))
    else refuseHiddenPage(segment)
  }
  refuseHiddenPage(bytes.subarray(at + 2))
  if (!size) return refuseFile()
  const turn = orientation === 1 ? [] : [exifSegment(orientation)]
  return {
    type: 'image/jpeg',
    ...orientedSize(size.width, size.height, orientation),
    parts: [Uint8Array.of(0xff, START), ...turn, ...parts, Uint8Array.of(0xff, END)],
  }
}

function marker(reader: Reader, at: number): number {
  if (reader.byte(at) !== 0xff) refuseFile()
  return reader.byte(at + 1)
}

function segmentLength(reader: Reader, at: number, kind: number): number {
  const length = reader.short(at + 2)
  // Nothing below C0 and no restart marker occurs here.
  if (kind < 0xc0 || (kind >= 0xd0 && kind <= START) || length < 2) refuseFile()
  return length
}

function isFrame(kind: number): boolean {
  return kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc
}

function isExif(kind: number, segment: Uint8Array): boolean {
  return kind === 0xe1 && latin(segment.subarray(4, 10)) === EXIF
}

// Keeps only the application segments that a decoder needs for the right colors.
function isKept(kind: number, segment: Uint8Array): boolean {
  const name = latin(segment.subarray(4, 16))
  if (kind === 0xe0) return name.startsWith('JFIF\0')
  if (kind === 0xe2) return name.startsWith('ICC_PROFILE\0')
  if (kind === 0xee) return name.startsWith('Adobe')
  return kind < 0xe0
}

// Picture data ends at the first marker that is neither a stuffed byte nor a restart.
function scanEnd(reader: Reader, from: number): number {
  const { bytes } = reader
  let at = bytes.indexOf(0xff, from)
  while (at !== -1) {
    const next = reader.byte(at + 1)
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at
    at = bytes.indexOf(0xff, at + 2)
  }
  return refuseFile(CUT_SHORT)
}

function exifSegment(orientation: number): Uint8Array {
  const exif = exifOf(orientation)
  const name = [...EXIF].map((letter) => letter.charCodeAt(0))
  return Uint8Array.from([0xff, 0xe1, 0, 2 + name.length + exif.length, ...name, ...exif])
}
