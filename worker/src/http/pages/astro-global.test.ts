import { expect, test } from 'vitest'
import { astroGlobal } from './astro-global.ts'

const SLOTS = Symbol('slots')

interface Astro {
  props: { name: string }
  url: string
  slots: string
  self: unknown
  [SLOTS]: string
}

const pageAt = (url: string) => ({
  url,
  get slots() {
    return `${(this as unknown as Astro)[SLOTS]} on ${url}`
  },
})

test('a component has its own props and slots, and what its page has and not what an earlier one had', () => {
  const first = astroGlobal(pageAt('/rentals'), { name: 'Aria' }, SLOTS, 'badges') as Astro
  const second = astroGlobal(pageAt('/custom'), { name: 'Bella' }, SLOTS, 'actions') as Astro
  const shown = ({ props, url, slots, self }: Astro) => ({ ...props, url, slots, self })
  expect(shown(first)).toEqual({ name: 'Aria', url: '/rentals', slots: 'badges on /rentals', self: null })
  expect(shown(second)).toEqual({ name: 'Bella', url: '/custom', slots: 'actions on /custom', self: null })
})

test('all have one shape, whichever page they belong to', () => {
  const [one, other] = ['/rentals', '/custom'].map((url) => astroGlobal(pageAt(url), {}, SLOTS, null))
  expect(Object.getPrototypeOf(one)).toBe(Object.getPrototypeOf(other))
})
