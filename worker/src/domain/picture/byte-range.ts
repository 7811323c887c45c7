/** A range of bytes of a file. */
export interface ByteRange {
  offset: number
  length: number
}

/**
 * The range that a `Range` header requests of a file of `size` bytes. `whole` for several ranges or another unit, which a
 * server may ignore; `none` if the file has no byte of it (RFC 9110, section 14).
 */
export function byteRange(header: string, size: number): ByteRange | 'whole' | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'none' : { offset: size - length, length }
  }
  const offset = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < offset) return 'whole'
  return offset >= size ? 'none' : { offset, length: end - offset + 1 }
}
