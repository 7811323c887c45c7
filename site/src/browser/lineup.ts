import { fetchAtRest } from './at-rest.ts'
import { Carousel } from './carousel.ts'
import { numberDots } from './carousel-dots.ts'
import { cardLeftAt, noteCard } from './left-at.ts'
import { recallView, rememberView } from './visit.ts'

/** How many pictures of a list load before anybody scrolls near: with them, a page of twenty cards stays below 150 KB. */
const FIRST_PICTURES = 4

/** Shows a list of cards as a grid or as a carousel; a custom element, so that it starts by itself wherever its HTML comes from. */
class TrailerLineup extends HTMLElement {
  #carousel: Carousel | undefined
  /** Index of the card that was in the middle when the visitor left. */
  #left = -1

  connectedCallback(): void {
    const { kind = '' } = this.dataset
    this.#left = cardLeftAt(kind)
    for (const button of this.#switches()) {
      button.addEventListener('click', () => {
        this.#show(button.dataset.shows)
        rememberView(kind, button.dataset.shows)
      })
    }
    this.addEventListener('grown', (event) => event instanceof CustomEvent && this.#grow(event.detail))
    if (recallView(kind) === 'carousel') this.#show('carousel', this.#left)
    addEventListener('pagehide', () => this.#carousel && noteCard(kind, this.#carousel.goal))
    const pictures = [...this.querySelectorAll('img')]
    void fetchAtRest('whole' in this.dataset ? pictures : pictures.slice(0, FIRST_PICTURES))
  }

  disconnectedCallback(): void {
    this.#carousel?.end()
  }

  #show(view: string | undefined, first?: number): void {
    if (view === this.dataset.view) return
    this.dataset.view = view
    for (const button of this.#switches()) button.setAttribute('aria-pressed', String(button.dataset.shows === view))
    this.#carousel?.end()
    this.#carousel = view === 'carousel' ? new Carousel(this, first) : undefined
  }

  // Called when more cards were added; `first` is the index of the first new one, or `null` if the visitor had them before.
  #grow(first: number | null): void {
    numberDots(this)
    if (!this.#carousel) return
    const { cards, goal } = this.#carousel
    this.#carousel.end()
    this.#carousel = new Carousel(this, first ?? (cards[this.#left] ? goal : this.#left))
  }

  #switches(): NodeListOf<HTMLElement> {
    return this.querySelectorAll<HTMLElement>('[data-shows]')
  }
}

customElements.define('trailer-lineup', TrailerLineup)
