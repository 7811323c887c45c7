const TAG = 0x0112

/** The orientation, 1 to 8, in the Exif data `tiff`; 1, upright, if it has none. */
export function orientationOf(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  if (view.byteLength < 14) return 1
  const isLittle = view.getUint16(0) === 0x4949
  const first = view.getUint32(4, isLittle)
  if (first + 2 > view.byteLength) return 1
  const count = view.getUint16(first, isLittle)
  for (let index = 0; index < count; index++) {
    const entry = first + 2 + index * 12
    if (entry + 12 > view.byteLength) return 1
    if (view.getUint16(entry, isLittle) !== TAG) continue
    const value = view.getUint16(entry + 8, isLittle)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** Exif data with the orientation and nothing else: no place, no time, no maker. */
export function exifOf(orientation: number): Uint8Array<ArrayBuffer> {
  const header = [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]
  const entry = [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
  return Uint8Array.from([...header, 1, 0, ...entry, 0, 0, 0, 0])
}

/** Width and height of a picture as displayed; orientations from 5 on are rotated by a quarter turn. */
export function orientedSize(width: number, height: number, orientation: number): { width: number; height: number } {
  return orientation >= 5 ? { width: height, height: width } : { width, height }
}
