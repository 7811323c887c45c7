import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { drawTrailer, type TrailerDrawing } from '../site/src/drawing/trailer.ts'

/** Fallback pictures of the specification, section 9, by path. Made of the drawing, so not kept in git. */
export const FALLBACKS: Record<string, TrailerDrawing> = {
  'site/public/placeholder-trailer.jpg': {
    shape: 'retro',
    lengthM: 4.5,
    colour: '#F1F0EA',
    variant: 'scene',
    scene: 'park',
    ratio: '4:3',
  },
  'site/public/imgs/4.jpg': {
    shape: 'square',
    lengthM: 5,
    colour: '#F1F0EA',
    variant: 'scene',
    scene: 'market',
    ratio: '4:3',
  },
}

/** A trailer drawing as JPEG, `width` pixels wide. */
export function drawJpeg(drawing: TrailerDrawing, width: number): Promise<Buffer> {
  const svg = Buffer.from(drawTrailer(drawing))
  return sharp(svg, { density: 144 }).resize({ width }).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}

/** Writes the fallback pictures. */
export async function drawFallbackPictures(): Promise<void> {
  for (const [path, drawing] of Object.entries(FALLBACKS)) {
    mkdirSync(dirname(path), { recursive: true })
    await writeFile(path, await drawJpeg(drawing, 960))
  }
}
