import type { Result, Router } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'
import { BoundedMap } from '#domain/bounded-map'

const MOST_ADDRESSES = 500
const LONGEST_ADDRESS = 100

/**
 * Hono's tree of routes, which remembers what it found at an address. To search it takes longer than all headers of an
 * answer, and Hono's faster router refuses `/:id` beside `/public`.
 */
export class RememberingRouter<Handler> implements Router<Handler> {
  name = 'RememberingRouter'
  #tree = new TrieRouter<Handler>()
  #found = new BoundedMap<Result<Handler>>(MOST_ADDRESSES)

  add(method: string, path: string, handler: Handler): void {
    this.#found.clear()
    this.#tree.add(method, path, handler)
  }

  match(method: string, path: string): Result<Handler> {
    const asked = `${method} ${path}`
    const known = this.#found.get(asked)
    if (known) return known
    const found = this.#tree.match(method, path)
    if (asked.length <= LONGEST_ADDRESS) this.#found.set(asked, found)
    return found
  }
}
