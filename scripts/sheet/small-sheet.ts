import { existsSync, readdirSync } from 'node:fs'
import sharp from 'sharp'
import { SHOTS } from './screens.ts'

const SHEET = 'test-results/contact-sheet.png'
const GROUND = '#8a8f8d'
const WIDTH = 220
const HEIGHT = 260
const GAP = 8
const COLUMNS = 10

/** Puts the screenshots that the stories saved on one sheet, ordered by name; returns its file, if there is any. */
export async function assembleSheet(): Promise<string | null> {
  const files = existsSync(SHOTS) ? readdirSync(SHOTS).sort() : []
  if (files.length === 0) return null
  const tiles = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(`${SHOTS}/${file}`)
        .resize(WIDTH, HEIGHT, { fit: 'contain', position: 'top', background: GROUND })
        .toBuffer(),
      left: GAP + (index % COLUMNS) * (WIDTH + GAP),
      top: GAP + Math.floor(index / COLUMNS) * (HEIGHT + GAP),
    })),
  )
  const width = GAP + COLUMNS * (WIDTH + GAP)
  const height = GAP + Math.ceil(files.length / COLUMNS) * (HEIGHT + GAP)
  await sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite(tiles)
    .png({ palette: true })
    .toFile(SHEET)
  return SHEET
}
