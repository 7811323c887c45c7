import { useStore } from '@nanostores/react'
import { createRouter } from '@nanostores/router'
import { paths } from '../paths.ts'
import { queryOf } from './api/query-of.ts'
import type { SectionKey } from './section-key.ts'

/** Filters and open record of an address; an empty or absent value stands for its default. */
export type Search = Record<string, string | undefined>

/** The section in the address; `key` is '' at /admin itself. Addresses outside the portal are left to the browser. */
export const $router = createRouter({
  // A pattern would decode the key and throw on a broken one; no key of ours needs decoding.
  section: [/^\/admin(?:\/([^/]+))?$/, (key?: string) => ({ key: key ?? '' })],
})

/** Address of a section with its filters; defaults are left out. */
export function sectionHref(key: SectionKey, search: Search = {}): string {
  return hrefOf(key, search)
}

/** Address within the portal, whether or not there is a section at it. */
export function hrefOf(key: string, search: Search): string {
  const text = queryOf(search).toString()
  return text ? `${paths.adminSection(key)}?${text}` : paths.adminSection(key)
}

/** Key of the section and filters of the current address. */
export function useAddress(): { key: string; search: Search } {
  const page = useStore($router)
  return { key: page?.params.key ?? '', search: page?.search ?? {} }
}

/** Goes to an address; `replace` for what the back button should skip. */
export function goTo(href: string, how: 'push' | 'replace' = 'push'): void {
  $router.open(href, how === 'replace')
}
