import { atom } from 'nanostores'
import { paths } from '../paths.ts'

/** The state of the password screen. */
export type Entry = { is: 'idle' } | { is: 'checking' } | { is: 'wrong'; sentence: string } | { is: 'authenticated' }

/** The state of the password screen; `ask` returns what is wrong with a password, or `null`. */
export function siteEntry(ask: (password: string) => Promise<string | null>) {
  const $entry = atom<Entry>({ is: 'idle' })

  async function enter(password: string) {
    if ($entry.get().is === 'checking' || !password.trim()) return
    $entry.set({ is: 'checking' })
    const sentence = await ask(password)
    $entry.set(sentence === null ? { is: 'authenticated' } : { is: 'wrong', sentence })
  }

  return { $entry, enter }
}

/** Where a visitor goes after entering: the address first requested, never one on another site. */
export function onwardPath(here: URL): string {
  if (here.pathname !== paths.locked) return here.pathname + here.search + here.hash
  const to = addressOf(here.searchParams.get('to') ?? '', here)
  // A path that begins with two slashes, as that of `/.//evil.example` does, leads to another host.
  if (to?.origin !== here.origin || to.pathname === paths.locked || to.pathname.startsWith('//')) return paths.home
  return to.pathname + to.search + to.hash
}

// `URL.parse` would do, from Safari 18 on.
function addressOf(text: string, here: URL): URL | null {
  try {
    return new URL(text, here)
  } catch {
    return null
  }
}
