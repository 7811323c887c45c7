import { describe, expect, test } from 'vitest'
import { exifOf, orientationOf, orientedSize } from './orientation.ts'

const turns = [1, 2, 3, 4, 5, 6, 7, 8]

/** Exif data whose directory begins at `first`, with entries of a tag and a value. */
function tiff(order: 'II' | 'MM', first: number, entries: readonly [tag: number, value: number][]): Uint8Array {
  const isLittle = order === 'II'
  const view = new DataView(new ArrayBuffer(first + 2 + 12 * entries.length))
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d)
  view.setUint16(2, 0x2a, isLittle)
  view.setUint32(4, first, isLittle)
  view.setUint16(first, entries.length, isLittle)
  for (const [index, [tag, value]] of entries.entries()) {
    const entry = first + 2 + index * 12
    view.setUint16(entry, tag, isLittle)
    view.setUint16(entry + 2, 3, isLittle)
    view.setUint32(entry + 4, 1, isLittle)
    view.setUint16(entry + 8, value, isLittle)
  }
  return new Uint8Array(view.buffer)
}

describe('the turn of a picture', () => {
  test.each(turns)('comes back as it was written: %i', (turn) => {
    expect(orientationOf(exifOf(turn))).toBe(turn)
  })

  test.each(['II', 'MM'] as const)(
    'is found in the byte order %s, wherever the directory is and among others',
    (order) => {
      const entries = [
        [0x010f, 3],
        [0x0112, 6],
        [0x8769, 8],
      ] as const
      for (const first of [8, 10, 300])
        expect(
          orientationOf(
            tiff(
              order,
              first,
              entries.map(([...one]) => one),
            ),
          ),
        ).toBe(6)
    },
  )

  test.each([
    ['no entry says so', tiff('II', 8, [[0x010f, 6]])],
    ['there is no entry', tiff('II', 8, [])],
    ['it is none', tiff('II', 8, [[0x0112, 0]])],
    ['it is more than there are', tiff('MM', 8, [[0x0112, 9]])],
    ['the directory is elsewhere', tiff('II', 8, [[0x0112, 6]]).fill(0xff, 4, 8)],
  ])('is upright where %s', (_, bytes) => {
    expect(orientationOf(bytes)).toBe(1)
  })

  test('is upright in data that is cut off before its end', () => {
    const whole = exifOf(6)
    const read = Array.from({ length: 22 }, (_, length) => orientationOf(whole.slice(0, length)))
    expect(new Set(read)).toEqual(new Set([1]))
    expect(orientationOf(whole.slice(0, 22))).toBe(6)
  })
})

test.each(turns)('a picture of 40 by 30 turned as %i says is as wide as it is seen', (turn) => {
  expect(orientedSize(40, 30, turn)).toEqual(turn < 5 ? { width: 40, height: 30 } : { width: 30, height: 40 })
})
