import { persistentAtom as atom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'

type Texts = Record<string, string>

/** `storage` with an in-memory fallback, for the lifetime of the page, for what it refuses because it is full or forbidden. */
export function withMemoryFallback(storage: Texts): Texts {
  const refused = new Map<string, string>()
  return new Proxy<Texts>(
    {},
    {
      has: (_, name) => refused.has(String(name)) || name in storage,
      get: (_, name) => refused.get(String(name)) ?? storage[String(name)],
      set: (_, name, text) => {
        refused.delete(String(name))
        try {
          storage[String(name)] = text
        } catch {
          refused.set(String(name), text)
        }
        return true
      },
      deleteProperty: (_, name) => {
        refused.delete(String(name))
        return delete storage[String(name)]
      },
    },
  )
}

// Some in-app browsers have no localStorage.
function ownStorage(): Texts {
  try {
    return localStorage ?? {}
  } catch {
    return {}
  }
}

// Without this, @nanostores/persistent throws when the storage refuses a value, and the store would not change at all.
if (typeof window !== 'undefined') setPersistentEngine(withMemoryFallback(ownStorage()), windowPersistentEvents)

/** A store that persists in this browser and is in sync between its tabs, as far as the browser allows storage. */
export const persistentAtom = atom
