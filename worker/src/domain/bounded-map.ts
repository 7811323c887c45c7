/** A map of at most `max` entries, which evicts the one that was set longest ago. */
export class BoundedMap<Value> extends Map<string, Value> {
  readonly #max: number

  constructor(max: number) {
    super()
    this.#max = max
  }

  override set(key: string, value: Value): this {
    this.delete(key)
    super.set(key, value)
    for (const oldest of this.keys()) {
      if (this.size <= this.#max) break
      this.delete(oldest)
    }
    return this
  }

  /** The value of `key`, created by `create` and stored if there is none yet. */
  getOrCreate(key: string, create: (key: string) => Value): Value {
    const existing = this.get(key)
    if (existing !== undefined) return existing
    const created = create(key)
    this.set(key, created)
    return created
  }
}
