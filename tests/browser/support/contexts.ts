import type { BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'

/** A visitor's browser, and a page that stays in it, so that its process and the compiled scripts survive. */
interface PooledContext {
  context: BrowserContext
  anchor: Page
  line: CDPSession
  origin: string
}

type Make = (options: BrowserContextOptions) => Promise<BrowserContext>

// Rare options are not worth keeping a browser open for.
const SHARED = ['viewport', 'reducedMotion']
const free = new Map<string, PooledContext[]>()
const exclusive = new WeakSet<BrowserContext>()

/** The browser of a page, which no later test will get: for effects that would outlast the page. */
export function exclusiveContext(page: Page): BrowserContext {
  exclusive.add(page.context())
  return page.context()
}

/**
 * The browser of a new visitor: a used one, emptied except for its cache of files that never change. Filling that cache is half of
 * the cost of a story about the portal.
 */
export async function acquireContext(options: BrowserContextOptions, make: Make) {
  if (Object.keys(options).some((name) => !SHARED.includes(name))) {
    const context = await make(options)
    return { context, release: () => context.close() }
  }
  const kind = JSON.stringify(options)
  const pooled = free.get(kind)?.pop() ?? (await prepared(await make(options)))
  const release = async () => {
    if (exclusive.has(pooled.context)) return pooled.context.close()
    await clear(pooled)
    free.set(kind, [...(free.get(kind) ?? []), pooled])
  }
  return { context: pooled.context, release }
}

async function prepared(context: BrowserContext): Promise<PooledContext> {
  const anchor = await context.newPage()
  await anchor.goto('/favicon.svg')
  return { context, anchor, line: await context.newCDPSession(anchor), origin: new URL(anchor.url()).origin }
}

async function clear({ context, anchor, line, origin }: PooledContext): Promise<void> {
  const others = context.pages().filter((page) => page !== anchor)
  await Promise.all(others.map((page) => page.close()))
  // Everything except the HTTP cache: cookies, local storage, databases, workers.
  await line.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await context.clearCookies()
}
