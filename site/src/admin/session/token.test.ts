import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const KEY = 'adminToken'

/** A browser whose tabs see each other's changes at once; `write` acts as another tab. */
function browser(kept: Record<string, string>) {
  const texts = new Map(Object.entries(kept))
  const told: (string | null)[] = []
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  const change = (text: string | null) => void (text === null ? texts.delete(KEY) : texts.set(KEY, text))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (_: string, text: string) => change(text) ?? told.push(text),
    removeItem: () => change(null) ?? told.push(null),
  })
  const write = (text: string | null, key: string | null = KEY) => {
    change(text)
    window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: text }))
  }
  return { texts, told, write }
}

async function openTab(kept: Record<string, string> = { [KEY]: 'first' }) {
  const own = browser(kept)
  const { $token, $ended, ...acts } = await import('./token.ts')
  $token.listen(() => {})
  return { ...own, ...acts, state: () => ({ token: $token.get(), ended: $ended.get() }) }
}

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllGlobals())

test('a session that the server ends leaves nothing behind, and tells the other tabs that it was no person', async () => {
  const tab = await openTab()
  tab.refuseToken('first')
  expect(tab.state()).toEqual({ token: null, ended: true })
  expect(tab.told).toEqual(['', null])
  expect(tab.texts.size).toBe(0)
})

test('a person who leaves ends it for all tabs, which keep nothing', async () => {
  const tab = await openTab()
  tab.dropToken('first')
  expect(tab.state()).toEqual({ token: null, ended: false })
  expect(tab.told).toEqual([null])
  const other = await openTab()
  other.write(null)
  expect(other.state()).toEqual({ token: null, ended: false })
})

test('a tab waits where another one heard of the end, until it is known who signs in', async () => {
  const tab = await openTab()
  tab.write('')
  tab.write(null)
  expect(tab.state()).toEqual({ token: null, ended: true })
  tab.write('second')
  expect(tab.state()).toEqual({ token: 'second', ended: true })
  tab.endWaiting()
  expect(tab.state()).toEqual({ token: 'second', ended: false })
  tab.write(null)
  expect(tab.state()).toEqual({ token: null, ended: false })
})

test('whoever signs in elsewhere and leaves again takes down what waited', async () => {
  const tab = await openTab()
  tab.write('')
  tab.write(null)
  tab.write('second')
  tab.write(null)
  expect(tab.state()).toEqual({ token: null, ended: false })
})

test('a storage that is emptied signs out, and what is written beside the token changes nothing', async () => {
  const tab = await openTab()
  tab.write('first', 'portal.theme')
  expect(tab.state()).toEqual({ token: 'first', ended: false })
  tab.write(null, null)
  expect(tab.state()).toEqual({ token: null, ended: false })
})

test('a late refusal leaves a newer session alone, its own and one that a sleeping tab never heard of', async () => {
  const tab = await openTab()
  tab.keepToken('second')
  tab.refuseToken('first')
  expect(tab.state()).toEqual({ token: 'second', ended: false })
  tab.texts.set(KEY, 'third')
  tab.refuseToken('second')
  expect(tab.state()).toEqual({ token: 'third', ended: true })
  expect(tab.texts.get(KEY)).toBe('third')
})

test('a mark that was left by a tab that died is no token', async () => {
  const tab = await openTab({ [KEY]: '' })
  expect(tab.state()).toEqual({ token: null, ended: false })
})

test('a browser without storage keeps the session as long as the page', async () => {
  const tab = await openTab()
  vi.stubGlobal('localStorage', undefined)
  tab.keepToken('second')
  expect(tab.state()).toEqual({ token: 'second', ended: false })
  tab.refuseToken('second')
  expect(tab.state()).toEqual({ token: null, ended: true })
})
