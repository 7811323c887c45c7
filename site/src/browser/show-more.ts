// A footer that flees from whoever wants to read it helps nobody: after so many parts the visitor asks for the next one.
const BY_ITSELF = 3

/** Brings the next part of a list as its end comes near; without it, or where it fails, the link leads there. */
class ShowMore {
  #lineup: HTMLElement
  #parts = 0
  #watch = new IntersectionObserver(([end]) => end?.isIntersecting && this.#byItself(), { rootMargin: '600px' })

  constructor(lineup: HTMLElement) {
    this.#lineup = lineup
    this.#listen()
  }

  #listen(): void {
    const place = this.#place()
    const link = place?.querySelector('a')
    link?.addEventListener('click', (event) => this.#asked(event, link))
    if (place && this.#parts < BY_ITSELF) this.#watch.observe(place)
  }

  #place(): HTMLElement | null {
    return this.#lineup.querySelector<HTMLElement>('[data-more]')
  }

  #byItself(): void {
    const link = this.#place()?.querySelector('a')
    if (link && this.#lineup.dataset.view === 'grid') void this.#load(link).catch(() => {})
  }

  #asked(event: MouseEvent, link: HTMLAnchorElement): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    this.#load(link).then(
      (first) => first?.querySelector<HTMLElement>('a, button:not([hidden])')?.focus({ preventScroll: true }),
      () => location.assign(link.href),
    )
  }

  /** Answers the first of the new cards. */
  async #load(link: HTMLAnchorElement): Promise<HTMLElement | undefined> {
    this.#watch.disconnect()
    if (link.ariaDisabled) return
    link.ariaDisabled = 'true'
    try {
      const answer = await fetch(link.href)
      if (!answer.ok) throw new Error(`${answer.status}`)
      return this.#take(new DOMParser().parseFromString(await answer.text(), 'text/html'))
    } finally {
      link.ariaDisabled = null
    }
  }

  #take(further: Document): HTMLElement | undefined {
    const list = this.#lineup.querySelector('ul')
    const cards = [...further.querySelectorAll<HTMLElement>('trailer-lineup [data-card]')]
    const before = list?.querySelectorAll('[data-card]').length ?? 0
    const tile = list?.querySelector('.tile') ?? null
    for (const card of cards) list?.insertBefore(card, tile)
    const next = further.querySelector('trailer-lineup [data-more]')
    if (next) this.#place()?.replaceWith(next)
    else this.#place()?.remove()
    const told = this.#lineup.querySelector('[data-more-told]')
    if (told) told.textContent = `${cards.length} more below.`
    this.#parts += 1
    this.#listen()
    this.#lineup.dispatchEvent(new CustomEvent('grown', { detail: before }))
    return cards[0]
  }
}

for (const lineup of document.querySelectorAll<HTMLElement>('trailer-lineup:has([data-more])')) new ShowMore(lineup)
