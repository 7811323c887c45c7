/** A map of at most `most` entries: where there would be more, the one that was set longest ago goes. */
export class BoundedMap<Value> extends Map<string, Value> {
  readonly #most: number

  constructor(most: number) {
    super()
    this.#most = most
  }

  override set(key: string, value: Value): this {
    this.delete(key)
    super.set(key, value)
    for (const oldest of this.keys()) {
      if (this.size <= this.#most) break
      this.delete(oldest)
    }
    return this
  }

  /** What there is for `key`; where there is nothing yet, what `make` makes of it, from now on. */
  getOrMake(key: string, make: (key: string) => Value): Value {
    const before = this.get(key)
    if (before !== undefined) return before
    const made = make(key)
    this.set(key, made)
    return made
  }
}
