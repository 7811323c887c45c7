import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  BAD_DRAWINGS,
  CLEAN_SVG,
  photographs,
  plainJpeg,
  pngChunk,
  pngOf,
  strangers,
} from '../../../../tests/picture-corpus.ts'
import { readImage } from './file.ts'
import { RefusedFile } from './refused-file.ts'

function read(bytes: Buffer | string) {
  const { parts, ...about } = readImage(Buffer.from(bytes))
  return { ...about, bytes: Buffer.concat(parts) }
}

const pictures = await photographs()
const others = await strangers()

describe('readImage', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'takes place and camera out of a %s, and neither its pixels nor its turn',
    async (format) => {
      const original = pictures[format]
      const { bytes, type, width, height } = read(original)
      expect([type, width, height]).toEqual([`image/${format}`, 48, 64])
      expect(original.toString('latin1')).toContain('SecretCamera')
      expect(bytes.toString('latin1')).not.toMatch(/SecretCamera|Nora|GPS/)
      const meta = await sharp(bytes).metadata()
      expect([meta.orientation, meta.format, meta.exif?.length ?? 0]).toEqual([6, format, expect.any(Number)])
      expect(meta.exif?.length).toBeLessThan(40)
      const pixels = (file: Buffer) => sharp(file).raw().toBuffer()
      expect(await pixels(bytes)).toEqual(await pixels(original))
    },
  )

  test('writes the turn of a png into a chunk whose checksum decoders accept', () => {
    const { bytes } = read(pictures.png)
    const at = bytes.indexOf('eXIf')
    const length = bytes.readUInt32BE(at - 4)
    expect(bytes.readUInt32BE(at + 4 + length)).toBe(crc32(bytes.subarray(at, at + 4 + length)))
  })

  test('lists in a webp what is still in it: its turn and colors, and neither texts nor frames', () => {
    const withMore = Buffer.from(pictures.webp)
    const flags = withMore.indexOf('VP8X') + 8
    withMore[flags] = 0x2e
    expect(read(withMore).bytes[flags]).toBe(0x28)
  })

  test('leaves a plain picture byte for byte', async () => {
    for (const file of [await plainJpeg(), pngOf(3, 2)]) expect(read(file).bytes).toEqual(file)
    const webp = await sharp(await plainJpeg())
      .webp()
      .toBuffer()
    expect(read(webp).bytes).toEqual(webp)
    const lossless = await sharp(await plainJpeg())
      .webp({ lossless: true })
      .toBuffer()
    expect(read(lossless)).toMatchObject({ width: 64, height: 48, bytes: lossless })
  })

  test('keeps what colors need', async () => {
    const file = await sharp(await plainJpeg())
      .withIccProfile('p3')
      .jpeg({ progressive: true })
      .toBuffer()
    const { bytes } = read(file)
    expect((await sharp(bytes).metadata()).icc).toEqual((await sharp(file).metadata()).icc)
  })

  test('sets right the header of a scan that some phones write, and no part of a progressive one', async () => {
    const scanEnd = (file: Buffer) => {
      const at = file.indexOf(Buffer.from([0xff, 0xda]))
      return at + 2 + file.readUInt16BE(at + 2)
    }
    const file = await plainJpeg()
    const asPhone = Buffer.from(file)
    asPhone.fill(0, scanEnd(file) - 3, scanEnd(file))
    await expect(sharp(asPhone).toBuffer()).rejects.toThrow('Invalid SOS parameters')
    expect(read(asPhone).bytes).toEqual(file)
    const progressive = await sharp(file).jpeg({ progressive: true }).toBuffer()
    expect(read(progressive).bytes).toEqual(progressive)
  })

  test('drops what follows the end of a picture', async () => {
    const file = await plainJpeg()
    expect(read(Buffer.concat([file, Buffer.from('a second, larger picture')])).bytes).toEqual(file)
  })

  test.each(['', '\n', '<?xml version="1.0"?>', '<!-- Drawn by hand -->', '\ufeff'])(
    'knows a drawing that begins with %j',
    (start) => {
      expect(read(`${start}<svg xmlns="http://www.w3.org/2000/svg"></svg>\n`).type).toBe('image/svg+xml')
    },
  )

  test('says of a drawing with a document type how to save it', () => {
    const drawing = '<!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"></svg>'
    expect(() => read(drawing)).toThrow('save it again as plain SVG')
  })

  test('knows a webp by both its names', () => {
    const wave = Buffer.from(pictures.webp)
    wave.write('WAVE', 8)
    expect(() => read(wave)).toThrow(RefusedFile)
    const named = Buffer.from(pictures.webp)
    named.write('RIFX', 0)
    expect(() => read(named)).toThrow(RefusedFile)
  })

  test('takes the largest picture allowed', () => {
    expect(read(pngOf(12_000, 4_166))).toMatchObject({ width: 12_000, height: 4_166 })
  })

  test.each(Object.entries(others))('refuses %s', (_, bytes) => {
    expect(() => read(bytes)).toThrow(RefusedFile)
  })

  test('refuses what is cut into millions of empty pieces as soon as it has counted too many', () => {
    const many = (piece: Buffer) => Buffer.concat(Array.from({ length: 20_001 }, () => piece))
    const [jpeg, png] = [pictures.jpeg, pngOf(1, 1)]
    const empty = Buffer.from([0xff, 0xe2, 0, 2])
    // Nothing follows, since anything after this is never read.
    const files = [
      Buffer.concat([jpeg.subarray(0, 2), many(empty)]),
      Buffer.concat([png.subarray(0, 33), many(pngChunk('IDAT', Buffer.alloc(0)))]),
    ]
    for (const file of files) expect(() => read(file)).toThrow('too many pieces')
  })

  test('judges floods by what their headers say, and decodes nothing', () => {
    const frames = Buffer.concat(Array.from({ length: 10_000 }, () => pngChunk('fcTL', Buffer.alloc(26))))
    const moving = pngOf(1, 1, [pngChunk('acTL', Buffer.alloc(8, 1)), frames])
    // Refused at the chunk that announces the frames, whether they follow or not.
    for (const file of [moving, moving.subarray(0, 33 + 20)]) expect(() => read(file)).toThrow('without animation')
    const flood = pngOf(65_535, 65_535)
    expect(flood.length).toBeLessThan(100)
    expect(() => read(flood)).toThrow('too large')
    // Its picture data is invalid, so decoding it would fail.
    const nonsense = pngOf(3, 2, [pngChunk('IDAT', Buffer.from('no picture data'))])
    expect(read(nonsense).bytes).toEqual(nonsense)
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20000 20000">'
    expect(() => read(`${drawing}<`)).toThrow('too large')
  })

  test('reads or refuses, and never fails, whatever it is given', () => {
    const starts = [...Object.values(pictures), Buffer.from(CLEAN_SVG)]
    const broken = fc
      .tuple(fc.constantFrom(...starts), fc.nat(), fc.uint8Array({ maxLength: 8 }))
      .map(([file, at, noise]) => {
        const copy = Buffer.from(file)
        copy.set(noise, Math.min(at % file.length, file.length - noise.length))
        return copy.subarray(0, at % 3 === 0 ? at % file.length : file.length)
      })
    fc.assert(
      fc.property(broken, (bytes) => {
        try {
          read(bytes)
        } catch (error) {
          expect(error).toBeInstanceOf(RefusedFile)
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('a drawing', () => {
  test('is written anew without what programs leave in it', () => {
    const { bytes, width, height, type } = read(CLEAN_SVG)
    expect([type, width, height]).toEqual(['image/svg+xml', 64, 32])
    const text = bytes.toString()
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 64 32">/)
    expect(text).not.toMatch(/Nora|ink:|data-name|metadata|<!--|CDATA|xlink/)
    for (const kept of [
      '<title>Trailer &#38; sun</title>',
      '.b &#62; path',
      'fill: url(#sky)',
      'href="#wheel"',
      '&#60; B – C',
    ]) {
      expect(text).toContain(kept)
    }
    expect(read(bytes).bytes).toEqual(bytes)
  })

  test('may hold a picture written into it, and have a size in pixels', () => {
    const inside = '<image href="data:image/png;base64,iVBORw0KGgo=" width="1"/>'
    const { bytes, width } = read(`<svg xmlns="http://www.w3.org/2000/svg" width="40px" height="20">${inside}</svg>`)
    expect(width).toBe(40)
    expect(bytes.toString()).toContain('iVBORw0KGgo=')
    expect(read('<svg xmlns="http://www.w3.org/2000/svg" width="10mm"/>')).toMatchObject({ width: null, height: null })
  })

  test.each(Object.entries(BAD_DRAWINGS))('is refused with %s', (_, drawing) => {
    expect(() => read(drawing)).toThrow(RefusedFile)
  })
})
