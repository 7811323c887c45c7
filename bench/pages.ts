import type { Browser, Request } from 'playwright-core'
import { launchChromium } from '../scripts/chromium/chromium.ts'
import { startProduct } from '../scripts/product/harness.ts'

const KINDS = ['document', 'stylesheet', 'script', 'font', 'image', 'fetch'] as const
type Kind = (typeof KINDS)[number]

/** What a phone transfers for a first view of a page, in bytes by kind, before the visitor touches anything. */
export interface PageFigure {
  path: string
  bytes: Record<Kind, number>
  requests: number
}

function isKind(text: string): text is Kind {
  return KINDS.some((kind) => kind === text)
}

/** Opens the product, with its demo data, in a new browser. */
export async function browseProduct<Figure>(
  look: (browser: Browser, url: URL, env: Cloudflare.Env) => Promise<Figure>,
): Promise<Figure> {
  const { harness, url, env } = await startProduct()
  // The headless shell, since a whole Chromium requests an icon that nothing waits for.
  const browser = await launchChromium()
  const figure = await look(browser, url, env)
  await browser.close()
  await harness.close()
  return figure
}

// A picture is resized to each width when it is first requested.
const TIMEOUT_MS = 120_000

/** Loads each page in a fresh browser and adds up what came over the wire, compressed as it came. */
export function measurePages(paths: readonly string[]): Promise<PageFigure[]> {
  return browseProduct((browser, url) => weigh(browser, url, paths))
}

/** Loads a list of twenty cards, whose first eight are those of the demo data, each with its own picture. */
export async function measureLongList(): Promise<PageFigure> {
  const [figure] = await browseProduct(async (browser, url, { DB }) => {
    const columns = 'name, description, size, location, image_url, features, equipment, created_at, updated_at'
    await DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 3)
       insert into trailers (${columns}) select ${columns} from trailers cross join n where status = 'available'`,
    ).run()
    return weigh(browser, url, ['/rentals'])
  })
  if (!figure) throw new Error('Nothing was loaded')
  return { ...figure, path: '/rentals with 20 cards' }
}

async function weigh(browser: Browser, url: URL, paths: readonly string[]): Promise<PageFigure[]> {
  const figures: PageFigure[] = []
  for (const path of paths) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
    const bytes = { document: 0, stylesheet: 0, script: 0, font: 0, image: 0, fetch: 0 }
    const finished: Request[] = []
    page.on('requestfinished', (request) => finished.push(request))
    await page.goto(new URL(path, url).href, { waitUntil: 'networkidle', timeout: TIMEOUT_MS })
    for (const request of finished) {
      const kind = request.resourceType()
      if (isKind(kind)) bytes[kind] += (await request.sizes()).responseBodySize
    }
    await page.close()
    figures.push({ path, bytes, requests: finished.length })
  }
  return figures
}
