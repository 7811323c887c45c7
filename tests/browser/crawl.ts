import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { send } from '../product.ts'

declare global {
  interface Window {
    breaches: string[]
  }
}

/** What a page is and where it leads within the product. */
interface Seen {
  title: string
  headings: number
  canonical: string | null
  isHidden: boolean
  breaches: string[]
  links: string[]
  files: string[]
}

/**
 * Pages of one kind differ in numbers, or in how a list is filtered: `/rent/3` is of the kind of `/rent/1`, and a record that
 * is open is the same over any list.
 */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://any.example')
  const names = searchParams.has('open') ? ['open'] : [...new Set(searchParams.keys())].toSorted()
  const told = names.map((name) => {
    const value = searchParams.get(name) ?? ''
    const isPlace = name === 'open' || name === 'tab'
    return `${name}=${/^\d+$/.test(value) ? 'N' : isPlace ? value : ''}`
  })
  const path = pathname.replaceAll(/\d+/g, 'N')
  return told.length > 0 ? `${path}?${told.join('&')}` : path
}

/** Notes each breach of the policy in the pages that are opened from now on. */
async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.breaches = []
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      window.breaches.push(`${violatedDirective} ${blockedURI}`)
    })
  })
}

function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const within = (address: string) => {
      const { origin, pathname, search } = new URL(address, location.href)
      return origin === location.origin ? [pathname + search] : []
    }
    const sources = [...document.querySelectorAll('[src]')].map((element) => element.getAttribute('src') ?? '')
    const sets = [...document.querySelectorAll('[srcset]')].flatMap((element) =>
      (element.getAttribute('srcset') ?? '').split(/,\s+/).map((one) => one.trim().split(' ')[0] ?? ''),
    )
    const heads = [...document.querySelectorAll('link[href]')].map((element) => element.getAttribute('href') ?? '')
    const written = (address: string) => address !== '' && !address.startsWith('data:') && !address.startsWith('blob:')
    return {
      title: document.title,
      headings: document.querySelectorAll('h1').length,
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
      isHidden: document.querySelector('meta[name="robots"][content*="noindex"]') !== null,
      breaches: window.breaches,
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap(({ href }) => within(href)),
      files: [...sources, ...sets, ...heads].filter(written).flatMap(within),
    }
  })
}

function expectWhole(address: string, { title, headings, canonical, isHidden, breaches }: Seen): void {
  expect(title, address).toMatch(/\S{3}/)
  expect({ address, headings, breaches }).toEqual({ address, headings: 1, breaches: [] })
  const { pathname } = new URL(address, 'http://any.example')
  if (isHidden) expect(canonical, address).toBeNull()
  else expect(new URL(canonical ?? '').pathname, address).toBe(pathname)
}

async function visit(page: Page, address: string): Promise<Seen> {
  const answer = await page.goto(address, { waitUntil: 'networkidle' })
  expect(answer?.status(), address).toBe(200)
  await page.locator('h1').first().waitFor()
  const seen = await look(page)
  expectWhole(address, seen)
  return seen
}

/**
 * Follows every link that is one of `isOurs`, from `starts` on: opens one page of each kind, which must be whole, and asks
 * for all other addresses and files, each of which must be there. Answers the kinds that were opened. Each of `pages` opens
 * the next kind as soon as it is done with one.
 */
export async function crawl(pages: readonly Page[], starts: readonly string[], isOurs: (address: string) => boolean) {
  await Promise.all(pages.map(watchPolicy))
  const kinds = new Map<string, string>()
  const known = new Set<string>()
  const files = new Set<string>()
  const visited = new Set<string>()
  const meet = (address: string) => {
    known.add(address)
    if (!kinds.has(kindOf(address))) kinds.set(kindOf(address), address)
  }
  for (const address of starts) meet(address)
  const next = () => {
    const address = kinds.values().find((one) => !visited.has(one))
    if (address) visited.add(address)
    return address
  }
  await takeTurns(pages, next, async (page, address) => {
    const { links, files: shown } = await visit(page, address)
    for (const link of links) isOurs(link) ? meet(link) : files.add(link)
    for (const file of shown) files.add(file)
  })
  await expectThere([...files.union(known).difference(visited)])
  return [...kinds.keys()]
}

/** Gives each of `pages` what comes `next` as soon as it is free, until nothing does and all of them are. */
async function takeTurns(
  pages: readonly Page[],
  next: () => string | undefined,
  work: (page: Page, address: string) => Promise<void>,
): Promise<void> {
  const free = [...pages]
  const busy = new Set<Promise<void>>()
  for (;;) {
    const address = free.length > 0 ? next() : undefined
    const page = address && free.pop()
    if (page) {
      const done = work(page, address).then(() => {
        busy.delete(done)
        free.push(page)
      })
      busy.add(done)
    } else if (busy.size > 0) await Promise.race(busy)
    else return
  }
}

async function expectThere(addresses: readonly string[]): Promise<void> {
  const gone: string[] = []
  for (let at = 0; at < addresses.length; at += 8) {
    const asked = addresses.slice(at, at + 8).map(async (address) => {
      const answer = await send(address)
      await answer.arrayBuffer()
      if (answer.status !== 200) gone.push(`${address}: ${answer.status}`)
    })
    await Promise.all(asked)
  }
  expect(gone).toEqual([])
}
