import { Carousel } from './carousel.ts'
import { updateDots } from './carousel-dots.ts'
import { fetchOnceLoaded } from './page-loaded.ts'
import { savedView, saveView } from './visit.ts'

/** How many pictures of a list load before anybody scrolls near: with them, a page of twenty cards stays below 150 KB. */
const FIRST_PICTURES = 4

/** Shows a list of cards as a grid or as a carousel; a custom element, so that it starts by itself wherever its HTML comes from. */
class TrailerLineup extends HTMLElement {
  #carousel: Carousel | undefined

  connectedCallback(): void {
    for (const button of this.#switches()) {
      button.addEventListener('click', () => {
        this.#show(button.dataset.shows)
        saveView(this.dataset.kind, button.dataset.shows)
      })
    }
    this.addEventListener('added', (event) => event instanceof CustomEvent && this.#restartCarousel(event.detail))
    if (savedView(this.dataset.kind) === 'carousel') this.#show('carousel')
    const pictures = [...this.querySelectorAll('img')]
    void fetchOnceLoaded('whole' in this.dataset ? pictures : pictures.slice(0, FIRST_PICTURES))
  }

  disconnectedCallback(): void {
    this.#carousel?.stop()
  }

  #show(view: string | undefined): void {
    if (view === this.dataset.view) return
    this.dataset.view = view
    for (const button of this.#switches()) button.setAttribute('aria-pressed', String(button.dataset.shows === view))
    this.#carousel?.stop()
    this.#carousel = view === 'carousel' ? new Carousel(this) : undefined
  }

  // Called when more cards were added; `first` is the index of the first new one.
  #restartCarousel(first: number): void {
    updateDots(this)
    if (!this.#carousel) return
    this.#carousel.stop()
    this.#carousel = new Carousel(this, first)
  }

  #switches(): NodeListOf<HTMLElement> {
    return this.querySelectorAll<HTMLElement>('[data-shows]')
  }
}

customElements.define('trailer-lineup', TrailerLineup)
