import type { LighthouseFigure } from './lighthouse.ts'
import type { PageFigure } from './pages.ts'
import { drawBars } from './plot.ts'

/** Of Lighthouse's slow phone: 1.6 Mbit a second, in bytes a millisecond. */
const LINK = 1_638_400 / 8 / 1000

/** Draws what a slow phone spends on each page: carrying each kind of bytes, and working on them. */
export function drawPageTime(pages: readonly PageFigure[], lighthouse: readonly LighthouseFigure[]): void {
  const bars = lighthouse.flatMap(({ path, median }) => {
    const found = pages.find((page) => page.path === path)
    if (!found) return []
    const { document, stylesheet, script, font, image } = found.bytes
    const parts = [
      { name: 'HTML and CSS', size: (document + stylesheet) / LINK },
      { name: 'fonts', size: font / LINK },
      { name: 'pictures', size: image / LINK },
      { name: 'script', size: script / LINK },
      { name: 'its processor', size: median.work },
    ]
    return [{ name: path, parts }]
  })
  drawBars('page-time', 'Where the time of a slow phone goes, first view of a page', 'ms', bars)
}
