import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { SOCIAL_PICTURE } from '#contract/picture/social-picture'
import type { TrailerDrawing } from '../../site/src/drawing/parameters.ts'
import { drawTrailer } from '../../site/src/drawing/trailer.ts'
import { cachedOnDisk } from './disk-cache.ts'

/** Fallback pictures of the specification, section 9, by path. Generated from the drawing, so not in git. */
export const FALLBACKS: Record<string, TrailerDrawing> = {
  'site/public/placeholder-trailer.jpg': {
    shape: 'retro',
    lengthM: 4.5,
    color: '#F1F0EA',
    variant: 'scene',
    scene: 'park',
    ratio: '4:3',
  },
  'site/public/imgs/4.jpg': {
    shape: 'square',
    lengthM: 5,
    color: '#F1F0EA',
    variant: 'scene',
    scene: 'market',
    ratio: '4:3',
  },
}

/** Preview pictures for shared links to pages without a photograph, by path. */
export const SOCIALS: Record<string, TrailerDrawing> = {
  'site/public/social/site.jpg': {
    shape: 'square',
    lengthM: 6,
    color: '#C1121C',
    variant: 'scene',
    scene: 'beach',
    ratio: '16:9',
    extras: ['menu-board', 'roof-vent', 'led-strip'],
  },
  'site/public/social/rentals.jpg': {
    shape: 'retro',
    lengthM: 5,
    color: '#F2B33D',
    variant: 'scene',
    scene: 'market',
    ratio: '16:9',
    extras: ['menu-board'],
  },
  'site/public/social/custom.jpg': {
    shape: 'airstream',
    lengthM: 6,
    color: '#C9CED1',
    variant: 'scene',
    scene: 'dusk',
    ratio: '16:9',
    extras: ['led-strip', 'air-conditioner'],
  },
}

const ICON = 'site/public/favicon.svg'

/** The icon on a phone's home screen, by path. */
export const TOUCH_ICON = 'site/public/apple-touch-icon.png'

// The phone rounds the corners itself, and the icon needs some margin.
async function drawTouchIcon(): Promise<void> {
  const size = 180
  const sign = await sharp(ICON, { density: 400 }).resize(160).png().toBuffer()
  const ground = { width: size, height: size, channels: 3, background: '#C8321F' } as const
  await sharp({ create: ground })
    .composite([{ input: sign }])
    .png({ compressionLevel: 9 })
    .toFile(TOUCH_ICON)
}

/** The tab icon for browsers that support no SVG there, such as Safari before 26; all of them request it by this name. */
export const OLD_ICON = 'site/public/favicon.ico'

// An ICO file with a single picture, which is a PNG (its header: reserved, type, count; its entry: sides, palette, reserved,
// planes, bits, length, offset).
async function drawOldIcon(): Promise<void> {
  const size = 32
  const png = await sharp(ICON, { density: 400 }).resize(size).png({ compressionLevel: 9 }).toBuffer()
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  await writeFile(OLD_ICON, Buffer.concat([head, png]))
}

/** A trailer drawing as JPEG, `width` pixels wide; cropped if `height` has another aspect ratio. */
export function drawJpeg(drawing: TrailerDrawing, width: number, height?: number): Promise<Buffer> {
  const svg = drawTrailer(drawing)
  const jpeg = { quality: 82, mozjpeg: true }
  // Cached, since each picture takes a second and every start on an empty database needs them.
  return cachedOnDisk(JSON.stringify([svg, width, height, jpeg, sharp.versions]), () =>
    sharp(Buffer.from(svg), { density: 144 }).resize(width, height).jpeg(jpeg).toBuffer(),
  )
}

/** Writes the pictures for missing photographs and for shared links, and the icons that are no SVG. */
export async function drawPictures(): Promise<void> {
  await draw(FALLBACKS, 960)
  await draw(SOCIALS, SOCIAL_PICTURE.width, SOCIAL_PICTURE.height)
  await drawTouchIcon()
  await drawOldIcon()
}

async function draw(drawings: Record<string, TrailerDrawing>, width: number, height?: number): Promise<void> {
  for (const [path, drawing] of Object.entries(drawings)) {
    mkdirSync(dirname(path), { recursive: true })
    await writeFile(path, await drawJpeg(drawing, width, height))
  }
}
