/** Which call of a database or bucket fails, and whether its effect happens all the same. */
interface Wanted {
  nth: number
  /** The table whose statements are counted; every call if none is named. */
  table: string | undefined
  when: 'before' | 'after'
  message: string
}

/** Makes one call fail: before it does anything, or after, so that only its response is lost. */
export class Fault {
  private calls = 0
  private wanted: Wanted | undefined
  /** Which call failed: one that only reads, or one that writes. */
  struck: 'none' | 'reading' | 'writing' = 'none'
  /** Whether any call up to the failing one, itself included, was a write. */
  hasWritten = false

  /** From the header `X-Fault`, as in `2 after Network connection lost.` or `1 of sessions before …`; without it nothing fails. */
  constructor(header: string | null) {
    const [, nth, table, when, message = ''] = /^(\d+)(?: of (\w+))? (before|after) (.+)$/.exec(header ?? '') ?? []
    this.wanted = nth ? { nth: Number(nth), table, when: when === 'after' ? 'after' : 'before', message } : undefined
  }

  async call<T>(real: () => Promise<T>, kind: string, isReading: boolean, text = ''): Promise<T> {
    if (this.wanted?.table && !text.includes(`"${this.wanted.table}"`)) return real()
    this.calls++
    if (!isReading) this.hasWritten = true
    if (this.calls !== this.wanted?.nth) return real()
    this.struck = isReading ? 'reading' : 'writing'
    if (this.wanted.when === 'after') await real()
    throw new Error(`${kind}: ${this.wanted.message}`)
  }
}

const ASKED = ['all', 'run', 'raw', 'first']
const STORED = ['head', 'get', 'put', 'delete', 'list']
const WRITING = ['put', 'delete']

/** The database, one call of which may fail as `fault` says. */
export function faultyDatabase(real: D1Database, fault: Fault): D1Database {
  const made = new WeakMap<object, { statement: D1PreparedStatement; text: string }>()
  const isRead = (text: string) => /^\s*select\b/i.test(text)
  function wrapped(statement: D1PreparedStatement, text: string): D1PreparedStatement {
    const proxy = new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => wrapped(target.bind(...values), text)
        const own = Reflect.get(target, name)
        if (!ASKED.includes(String(name))) return own
        return (...given: unknown[]) => fault.call(() => own.apply(target, given), 'D1_ERROR', isRead(text), text)
      },
    })
    made.set(proxy, { statement, text })
    return proxy
  }
  // A session of this database is guarded as well.
  function guarded<Store extends D1Database | D1DatabaseSession>(store: Store): Store {
    return new Proxy(store, {
      get(target, name) {
        if (name === 'prepare') return (text: string) => wrapped(target.prepare(text), text)
        if (name === 'withSession') return (start: string) => guarded(real.withSession(start))
        const own = Reflect.get(target, name)
        if (name !== 'batch') return typeof own === 'function' ? own.bind(target) : own
        return (list: D1PreparedStatement[]) => {
          const all = list.flatMap((one) => made.get(one) ?? [])
          const isReading = all.every(({ text }) => isRead(text))
          const texts = all.map(({ text }) => text).join()
          return fault.call(() => target.batch(all.map(({ statement }) => statement)), 'D1_ERROR', isReading, texts)
        }
      },
    })
  }
  return guarded(real)
}

/** The bucket, one call of which may fail as `fault` says. */
export function faultyBucket(real: R2Bucket, fault: Fault): R2Bucket {
  return new Proxy(real, {
    get(target, name) {
      const own = Reflect.get(target, name)
      if (!STORED.includes(String(name))) return own
      return (...given: unknown[]) =>
        fault.call(() => own.apply(target, given), String(name), !WRITING.includes(String(name)))
    },
  })
}
