type Properties = Record<string | symbol, unknown>

/** The `Astro` object of a component: its own properties, and getters for those that all components of its page share. */
class AstroGlobal {
  readonly #page: Properties
  readonly props: unknown
  self: unknown = null

  constructor(page: Properties, props: unknown) {
    this.#page = page
    this.props = props
  }

  static shareProperties(page: Properties): void {
    for (const name of Object.keys(page)) {
      Object.defineProperty(AstroGlobal.prototype, name, {
        // Some are getters themselves, which read the component's own properties.
        get(this: AstroGlobal) {
          return Reflect.get(this.#page, name, this)
        },
      })
    }
  }
}

let isShared = false

/**
 * The `Astro` object of a component of a page; `page` has the shared properties, which always have the same names. Astro calls this
 * (scripts/build/worker-patches.ts).
 */
export function astroGlobal(page: Properties, props: unknown, slotsKey: symbol, slots: unknown): object {
  if (!isShared) AstroGlobal.shareProperties(page)
  isShared = true
  return Object.assign(new AstroGlobal(page, props), { [slotsKey]: slots })
}
