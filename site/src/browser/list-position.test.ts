import { afterEach, expect, test, vi } from 'vitest'
import { savedListPosition, saveListPosition } from './list-position.ts'

class PerformanceNavigationTiming {
  readonly type: string
  constructor(type: string) {
    this.type = type
  }
}

/** The next view of a page: how the visitor came there, and how far they scroll. */
function view(how: string, search = '', scrollY = 0): void {
  vi.stubGlobal('PerformanceNavigationTiming', PerformanceNavigationTiming)
  vi.stubGlobal('performance', { getEntriesByType: () => [new PerformanceNavigationTiming(how)] })
  vi.stubGlobal('location', { pathname: '/rentals', search })
  vi.stubGlobal('scrollY', scrollY)
}

const stored = new Map<string, string>()
const sessionStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
}

function leave(parts: number, card: number): void {
  vi.stubGlobal('sessionStorage', sessionStorage)
  saveListPosition(parts, card)
}

afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

test('a list is as it was left after Back and a reload, and begins anew where a link leads to it', () => {
  view('navigate', '', 900)
  leave(2, -1)
  view('navigate', '?from=2026-12-05')
  leave(1, 3)
  const left = { parts: 2, top: 900, card: -1 }
  for (const how of ['back_forward', 'reload']) {
    view(how)
    expect(savedListPosition()).toEqual(left)
  }
  view('navigate')
  expect(savedListPosition()).toBeNull()
  view('back_forward', '?from=2026-12-04')
  expect(savedListPosition()).toBeNull()
})

test('what was left at its beginning begins there', () => {
  view('navigate', '', 900)
  leave(2, -1)
  leave(0, -1)
  view('back_forward')
  expect(savedListPosition()).toBeNull()
  leave(0, 0)
  expect(savedListPosition()).toEqual({ parts: 0, top: 0, card: 0 })
})
