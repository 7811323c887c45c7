import { timeoutSignal } from '../api/timeout-signal.ts'
import { savedListPosition, saveListPosition } from './list-position.ts'

// A footer that keeps moving away cannot be read: after this many parts the visitor has to ask for the next one.
const MAX_AUTOMATIC = 3
// Keys that scroll.
const SCROLL_KEYS = /^(?:Page|Arrow|Home|End| )/

/**
 * Loads the next part of a list as its end comes near; without the script, or if that fails, the link leads there. Whoever comes
 * back finds the list as they left it.
 */
class ShowMore {
  #lineup: HTMLElement
  #parts = 0
  #isRestoring = false
  #saved = savedListPosition()
  #observer = new IntersectionObserver(([end]) => end?.isIntersecting && this.#loadAutomatically(), {
    rootMargin: '600px',
  })

  constructor(lineup: HTMLElement) {
    this.#lineup = lineup
    if (this.#saved) this.#dispatchCardsAdded(this.#saved.card)
    if (this.#saved?.parts) void this.#restore(this.#saved.parts, this.#saved.top)
    else this.#listen()
    addEventListener('pagehide', () => saveListPosition(this.#parts, this.#active()))
  }

  /** Restores the parts shown when the visitor left, and the scroll position, unless they begin to read elsewhere meanwhile. */
  async #restore(parts: number, top: number): Promise<void> {
    this.#isRestoring = true
    const reading = new AbortController()
    const options = { passive: true, signal: reading.signal }
    const read = () => reading.abort()
    for (const scroll of ['wheel', 'touchmove']) addEventListener(scroll, read, options)
    addEventListener('keydown', ({ key }) => SCROLL_KEYS.test(key) && read(), options)
    try {
      for (let link = this.#link(); link && this.#parts < parts; link = this.#link()) await this.#load(link)
      if (!reading.signal.aborted) scrollTo({ top, behavior: 'instant' })
    } catch {
      // The link to the next part is still there.
    }
    reading.abort()
    this.#isRestoring = false
    this.#listen()
  }

  #listen(): void {
    if (this.#isRestoring) return
    const more = this.#moreElement()
    const link = this.#link()
    link?.addEventListener('click', (event) => this.#onClick(event, link))
    if (more && this.#parts < MAX_AUTOMATIC) this.#observer.observe(more)
  }

  #moreElement(): HTMLElement | null {
    return this.#lineup.querySelector<HTMLElement>('[data-more]')
  }

  #link(): HTMLAnchorElement | null | undefined {
    return this.#moreElement()?.querySelector('a')
  }

  #loadAutomatically(): void {
    const link = this.#link()
    if (link && this.#lineup.dataset.view === 'grid') void this.#load(link).catch(() => {})
  }

  #onClick(event: MouseEvent, link: HTMLAnchorElement): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    this.#load(link).then(
      (first) => first?.querySelector<HTMLElement>('a, button:not([hidden])')?.focus({ preventScroll: true }),
      () => location.assign(link.href),
    )
  }

  /** Returns the first of the new cards. */
  async #load(link: HTMLAnchorElement): Promise<HTMLElement | undefined> {
    this.#observer.disconnect()
    if (link.hasAttribute('aria-disabled')) return
    link.setAttribute('aria-disabled', 'true')
    try {
      const response = await fetch(link.href, { signal: timeoutSignal() })
      if (!response.ok) throw new Error(`${response.status}`)
      // That part no longer exists: the server redirects to the first one, which is shown already.
      if (response.redirected) {
        this.#moreElement()?.remove()
        this.#updateCount()
        return
      }
      return this.#append(new DOMParser().parseFromString(await response.text(), 'text/html'))
    } finally {
      link.removeAttribute('aria-disabled')
    }
  }

  #append(nextPage: Document): HTMLElement | undefined {
    const list = this.#lineup.querySelector('ul')
    const cards = [...nextPage.querySelectorAll<HTMLElement>('trailer-lineup [data-card]')]
    // A proxy may respond with a page of its own, which would end the list.
    if (!cards[0]) throw new Error('no cards')
    const before = list?.querySelectorAll('[data-card]').length ?? 0
    const tile = list?.querySelector('.tile') ?? null
    for (const card of cards) list?.insertBefore(card, tile)
    // Replaced by the link to the next part; after the last one by nothing.
    this.#moreElement()?.replaceWith(...nextPage.querySelectorAll('trailer-lineup [data-more]'))
    const status = this.#lineup.querySelector('[data-more-live]')
    if (status) status.textContent = `${cards.length} more below.`
    this.#updateCount()
    this.#parts += 1
    this.#listen()
    this.#dispatchCardsAdded(this.#isRestoring ? this.#activeAfter(before) : before)
    return cards[0]
  }

  /** Card for a carousel to show while earlier parts come back: the one the visitor left, once it is there, until they move on. */
  #activeAfter(before: number): number {
    const card = this.#saved?.card ?? -1
    return card < before ? this.#active() : card
  }

  /** Index of the active card; -1 in a grid. */
  #active(): number {
    return [...this.#lineup.querySelectorAll<HTMLElement>('[data-card]')].findIndex(
      ({ dataset }) => 'active' in dataset,
    )
  }

  #dispatchCardsAdded(first: number): void {
    this.#lineup.dispatchEvent(new CustomEvent('added', { detail: first }))
  }

  /** Keeps a heading that says “More than 20” true. */
  #updateCount(): void {
    const heading = this.#lineup.querySelector('#count')
    const cards = this.#lineup.querySelectorAll('[data-card]').length
    const least = this.#moreElement() ? `More than ${cards}` : `${cards}`
    if (heading) heading.textContent = heading.textContent.replace(/More than \d+/, least)
  }
}

for (const lineup of document.querySelectorAll<HTMLElement>('trailer-lineup')) new ShowMore(lineup)
