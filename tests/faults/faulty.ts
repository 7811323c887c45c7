/** Which call of a database or bucket fails, and whether what it asked for is done all the same. */
interface Wanted {
  nth: number
  when: 'before' | 'after'
  message: string
}

/** Lets one call fail: before it does anything, or after, so that only its answer is lost. */
export class Fault {
  private calls = 0
  private wanted: Wanted | undefined
  /** Whether the call that was to fail came. */
  struck = false

  /** Of the header `X-Fault`, as in `2 after Network connection lost.`; nothing fails without it. */
  constructor(header: string | null) {
    const [, nth, when, message = ''] = /^(\d+) (before|after) (.+)$/.exec(header ?? '') ?? []
    this.wanted = nth ? { nth: Number(nth), when: when === 'after' ? 'after' : 'before', message } : undefined
  }

  async call<T>(real: () => Promise<T>, kind: string): Promise<T> {
    this.calls++
    if (this.calls !== this.wanted?.nth) return real()
    this.struck = true
    if (this.wanted.when === 'after') await real()
    throw new Error(`${kind}: ${this.wanted.message}`)
  }
}

const ASKED = ['all', 'run', 'raw', 'first']
const STORED = ['head', 'get', 'put', 'delete', 'list']

/** The database, of which one call may fail as `fault` says. */
export function faultyDatabase(real: D1Database, fault: Fault): D1Database {
  const statements = new WeakMap<object, D1PreparedStatement>()
  function wrapped(statement: D1PreparedStatement): D1PreparedStatement {
    const proxy = new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => wrapped(target.bind(...values))
        const own = Reflect.get(target, name)
        if (!ASKED.includes(String(name))) return own
        return (...given: unknown[]) => fault.call(() => own.apply(target, given), 'D1_ERROR')
      },
    })
    statements.set(proxy, statement)
    return proxy
  }
  return new Proxy(real, {
    get(target, name) {
      if (name === 'prepare') return (text: string) => wrapped(target.prepare(text))
      if (name !== 'batch') return Reflect.get(target, name)
      return (list: D1PreparedStatement[]) =>
        fault.call(() => target.batch(list.map((one) => statements.get(one) ?? one)), 'D1_ERROR')
    },
  })
}

/** The bucket, of which one call may fail as `fault` says. */
export function faultyBucket(real: R2Bucket, fault: Fault): R2Bucket {
  return new Proxy(real, {
    get(target, name) {
      const own = Reflect.get(target, name)
      if (!STORED.includes(String(name))) return own
      return (...given: unknown[]) => fault.call(() => own.apply(target, given), String(name))
    },
  })
}
