import { cardWidth, goesOn, nearest, startIndex } from '../views/lineup.ts'
import { showInCarousel, showInGrid } from './carousel-card.ts'
import { listenToInput } from './carousel-input.ts'
import { turnWheel } from './carousel-wheel.ts'

const START_MS = 150
const REST_MS = 140
const RETRIES = 3
/** How many cards beside the centered one are laid out: more than the widest screen shows. */
const NEAR = 10

/** The cards of a lineup side by side, the centered one active; lives from its construction to `end`. */
export class Carousel {
  readonly cards: HTMLElement[]
  #root: HTMLElement
  #list: HTMLElement | null
  #active = -1
  #announced: number
  #starting = 0
  #resting = 0
  #retries = 0
  #ending = new AbortController()
  #resizing = new ResizeObserver(() => this.#center(this.goal, 'instant'))
  /** Index of the card it is scrolling to. */
  goal: number

  constructor(root: HTMLElement, first = -1) {
    const { signal } = this.#ending
    this.#root = root
    this.#list = root.querySelector('ul')
    this.cards = [...root.querySelectorAll<HTMLElement>('[data-card]')]
    this.goal = this.cards[first] ? first : startIndex(this.cards.length)
    this.#announced = this.goal
    root.style.setProperty('--card-width', cardWidth(this.cards.length))
    this.#activate(this.goal)
    this.#starting = window.setTimeout(() => this.#start(), START_MS)
    listenToInput(this, root, signal)
    if (this.#list) turnWheel(this, this.#list, signal)
  }

  /** Centers a card; does nothing beyond the ends. */
  go(index: number): void {
    if (!this.cards[index]) return
    this.goal = index
    this.#retries = RETRIES
    this.#center(index, 'auto')
    this.#wait()
  }

  /** True if there is another card in the direction of `by`. */
  goesOn(by: number): boolean {
    return goesOn(this.goal, this.cards.length, by)
  }

  /** Restores the cards for the grid. */
  end(): void {
    this.#ending.abort()
    this.#resizing.disconnect()
    clearTimeout(this.#starting)
    clearTimeout(this.#resting)
    for (const card of this.cards) showInGrid(card)
  }

  #start(): void {
    // A dot may have been pressed meanwhile, and that scroll was not followed yet.
    this.#activate(this.goal)
    this.#center(this.goal, 'instant')
    const options = { signal: this.#ending.signal, passive: true }
    this.#list?.addEventListener('scroll', () => this.#follow(), options)
    // The visitor takes over: the list no longer scrolls to its goal.
    this.#list?.addEventListener('pointerdown', () => (this.#retries = 0), options)
    if (this.#list) this.#resizing.observe(this.#list)
  }

  #center(index: number, behavior: ScrollBehavior): void {
    const [list, card] = [this.#list, this.cards[index]]
    if (list && card) list.scrollTo({ left: list.scrollLeft + middle(card) - middle(list), behavior })
  }

  #follow(): void {
    if (!this.#list) return
    this.#activate(nearest(this.cards.map(middle), middle(this.#list)))
    if (this.#retries === 0) this.goal = this.#active
    this.#wait()
  }

  #wait(): void {
    clearTimeout(this.#resting)
    this.#resting = window.setTimeout(() => this.#rest(), REST_MS)
  }

  #rest(): void {
    // The snap of an earlier scroll can cancel one that begins before it has settled, hence the retry.
    if (this.#active !== this.goal && this.#retries > 0) {
      this.#retries -= 1
      this.#center(this.goal, 'auto')
      this.#wait()
      return
    }
    this.goal = this.#active
    // Arrived: from here on only the visitor moves the list.
    this.#retries = 0
    if (this.#announced === this.#active) return
    this.#announced = this.#active
    const status = this.#root.querySelector('[data-live]')
    const name = this.#root.querySelector(`[data-goes="${this.#active}"]`)?.getAttribute('aria-label')
    if (status) status.textContent = name ?? ''
  }

  #activate(index: number): void {
    if (index === this.#active) return
    for (const [at, card] of this.cards.entries()) {
      showInCarousel(card, at === index, index < this.#active)
      card.toggleAttribute('data-far', Math.abs(at - index) > NEAR)
    }
    this.#active = index
    for (const dot of this.#root.querySelectorAll<HTMLElement>('[data-goes]')) {
      if (dot.dataset.goes === String(index)) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    }
    for (const arrow of this.#root.querySelectorAll<HTMLElement>('[data-step]')) {
      arrow.setAttribute('aria-disabled', String(!goesOn(index, this.cards.length, Number(arrow.dataset.step))))
    }
  }
}

function middle(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
