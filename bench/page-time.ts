import type { LighthouseFigure } from './lighthouse.ts'
import type { PageFigure } from './pages.ts'
import { drawBars } from './plot.ts'

/** Bandwidth of Lighthouse's slow phone: 1.6 Mbit/s, in bytes per millisecond. */
const LINK = 1_638_400 / 8 / 1000

/** Draws where a slow phone's time goes on each page: transferring each kind of bytes, and CPU time. */
export function drawPageTime(pages: readonly PageFigure[], lighthouse: readonly LighthouseFigure[]): void {
  const bars = lighthouse.flatMap(({ path, median }) => {
    const found = pages.find((page) => page.path === path)
    if (!found) return []
    const { document, stylesheet, script, font, image, fetch } = found.bytes
    const parts = [
      { name: 'HTML, CSS and data', size: (document + stylesheet + fetch) / LINK },
      { name: 'fonts', size: font / LINK },
      { name: 'pictures', size: image / LINK },
      { name: 'script', size: script / LINK },
      { name: 'its processor', size: median.work },
    ]
    return [{ name: path, parts }]
  })
  drawBars('page-time', 'Where the time of a slow phone goes, first view of a page', 'ms', bars)
}
