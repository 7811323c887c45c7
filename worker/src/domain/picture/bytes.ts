import type { ImageType } from '#contract/picture/image'
import { refuseFile } from './refused-file.ts'

/** A picture as the library stores it: its bytes in parts, without metadata about the person who made it. */
export interface ImageFile {
  type: ImageType
  /** As displayed, in pixels; `null` for a drawing without a size. */
  width: number | null
  height: number | null
  parts: Uint8Array[]
}

/** The message for a truncated file. */
export const CUT_SHORT = 'This image is cut short. Please upload it again.'

// A photograph has some dozens of segments; millions of empty ones would keep the Worker busy for seconds.
const MAX_PIECES = 20_000

/** Reads numbers from a file, and rejects a truncated one. */
export class Reader {
  readonly bytes: Uint8Array
  private readonly view: DataView
  private pieces = 0

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  need(end: number): void {
    if (end > this.bytes.byteLength) refuseFile(CUT_SHORT)
  }

  byte(at: number): number {
    this.need(at + 1)
    return this.view.getUint8(at)
  }

  short(at: number, isLittle = false): number {
    this.need(at + 2)
    return this.view.getUint16(at, isLittle)
  }

  long(at: number, isLittle = false): number {
    this.need(at + 4)
    return this.view.getUint32(at, isLittle)
  }

  slice(from: number, to: number): Uint8Array {
    this.need(to)
    return this.bytes.subarray(from, to)
  }

  /** One of the segments or chunks that a file is made of. */
  piece(from: number, to: number): Uint8Array {
    if (++this.pieces > MAX_PIECES) refuseFile('This image is made of too many pieces. Please save it again.')
    return this.slice(from, to)
  }

  /** Bytes as text, one character each. */
  text(from: number, length: number): string {
    return latin(this.slice(from, from + length))
  }
}

/** Bytes as text, one character each. */
export function latin(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}

const PAGE = /<(?:!doctype\s+html|html|head|body|script|iframe)\b/i

/** Rejects a picture that hides a web page outside its picture data, which could only be there to be run. */
export function refuseHiddenPage(leftOut: Uint8Array): void {
  if (PAGE.test(latin(leftOut))) refuseFile()
}

const MAX_PIXELS = 50_000_000
const MAX_SIDE = 12_000

/** Rejects a picture without a size, or one so large that opening it would exhaust the memory. */
export function refuseLarge(width: number, height: number): void {
  if (!(width > 0 && height > 0)) refuseFile()
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) {
    refuseFile('This image is too large. It may have up to 12,000 pixels a side and 50 million in all.')
  }
}
