import type { Page } from 'playwright-core'
import sharp from 'sharp'

/** The colors of a row of pixels, from left to right. */
export async function colorsOf(page: Page, clip: { x: number; y: number; width: number }): Promise<string[]> {
  const image = await page.screenshot({ clip: { ...clip, height: 1 } })
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true })
  return Array.from({ length: info.width }, (_, place) =>
    data.subarray(place * info.channels, (place + 1) * info.channels).toString('hex'),
  )
}
