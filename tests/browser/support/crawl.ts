import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { product, send } from '../../product.ts'
import { followTo } from './steps.ts'

/** What a page is and where it leads within the product. */
interface Seen {
  title: string
  headings: number
  canonical: string | null
  isHidden: boolean
  links: string[]
  files: string[]
}

/**
 * The kind of a page: pages of one kind differ in ids, or in how a list is filtered. `/rent/3` is of the kind of `/rent/1`, and an
 * open record is the same over any list.
 */
export function kindOf(address: string): string {
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

/** What a page shows, or, given `html`, what the server sends for it. */
async function look(page: Page, address: string, html?: string): Promise<Seen> {
  const { url } = await product()
  const seen = await page.evaluate(
    ([base, html]) => {
      const shown = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
      const within = (address: string) => {
        const { origin, pathname, search } = new URL(address, base)
        return origin === new URL(base).origin ? [pathname + search] : []
      }
      const all = (selector: string, name: string) =>
        [...shown.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '')
      // Of a picture in several widths, which the server makes from one file, only the first is followed.
      const sets = all('[srcset]', 'srcset').map((set) => set.trim().split(/\s/)[0] ?? '')
      const written = (address: string) =>
        address !== '' && !address.startsWith('data:') && !address.startsWith('blob:')
      return {
        title: shown.title,
        headings: shown.querySelectorAll('h1').length,
        canonical: shown.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
        isHidden: shown.querySelector('meta[name="robots"][content*="noindex"]') !== null,
        links: all('a[href]', 'href').flatMap(within),
        files: [...all('[src]', 'src'), ...sets, ...all('link[href]', 'href')].filter(written).flatMap(within),
      }
    },
    [new URL(address, url).href, html] as const,
  )
  expectWhole(address, seen)
  return seen
}

function expectWhole(address: string, { title, headings, canonical, isHidden }: Seen): void {
  expect(title, address).toMatch(/\S{3}/)
  expect(title, address).not.toMatch(/not found/i)
  expect(headings, address).toBe(1)
  const { pathname } = new URL(address, 'http://any.example')
  if (isHidden) expect(canonical, address).toBeNull()
  else expect(new URL(canonical ?? '').pathname, address).toBe(pathname)
}

/** Opens an address. A breach of the policy logs an error, which fails any story. */
export async function load(page: Page, address: string): Promise<Seen> {
  const response = await page.goto(address, { waitUntil: 'networkidle' })
  expect(response?.status(), address).toBe(200)
  await page.locator('h1').first().waitFor()
  return look(page, address)
}

/** Reads what the server sends, without running any script. */
export async function read(page: Page, address: string): Promise<Seen> {
  const response = await send(address)
  expect(response.status, address).toBe(200)
  // The policy of an open page would apply to what is parsed there.
  await page.goto('about:blank')
  return look(page, address, await response.text())
}

/** Goes to an address of the portal from another of its pages. */
export async function follow(page: Page, address: string): Promise<Seen> {
  await followTo(page, address)
  // A section first shows that it is loading, and then that its list or its record is.
  await page.waitForFunction((wanted) => {
    const says = [...document.querySelectorAll('[role="status"]')].some((told) =>
      /^Loading /.test(told.textContent ?? ''),
    )
    const isThere = location.pathname + location.search === wanted
    return isThere && !says && !document.querySelector('[aria-busy="true"]') && document.querySelector('h1')
  }, address)
  return look(page, address)
}

/**
 * Follows every link for which `isOurs` is true, starting at `starts`: visits one page of each kind, which must be whole, and
 * requests all other addresses and files, which must exist. Returns the kinds visited.
 */
export async function crawl(
  page: Page,
  starts: readonly string[],
  isOurs: (address: string) => boolean,
  visit: (page: Page, address: string) => Promise<Seen>,
) {
  const kinds = new Map<string, string>()
  const others = new Set<string>()
  const meet = (address: string) => {
    if (kinds.has(kindOf(address))) others.add(address)
    else kinds.set(kindOf(address), address)
  }
  for (const address of starts) meet(address)
  // Grows while it is gone through.
  for (const address of kinds.values()) {
    const { links, files } = await visit(page, address)
    for (const link of links) isOurs(link) ? meet(link) : others.add(link)
    for (const file of files) others.add(file)
  }
  // For every address of the portal the server sends the same page.
  const asked = others.difference(new Set(kinds.values()))
  await expectThere([...asked].filter((address) => !address.startsWith('/admin/')))
  return [...kinds.keys()]
}

async function expectThere(addresses: readonly string[]): Promise<void> {
  const gone: string[] = []
  for (let at = 0; at < addresses.length; at += 8) {
    const asked = addresses.slice(at, at + 8).map(async (address) => {
      const response = await send(address)
      await response.arrayBuffer()
      if (response.status !== 200) gone.push(`${address}: ${response.status}`)
    })
    await Promise.all(asked)
  }
  expect(gone).toEqual([])
}
