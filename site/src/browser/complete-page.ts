import { changeInBatches, type Part } from './frame-batches.ts'
import { fetchOnceLoaded } from './page-loaded.ts'

// Three cards with a picture, or one with a drawing: what a laptop lays out in some 5 ms.
const MAX_ELEMENTS = 100

/**
 * Loads the pictures that wait until the page has loaded, and lays out what `.later` skips (components/loading/later.css), per frame
 * one section or some of its cards: visitors who scroll see no gap, and a screenshot of the whole page shows all of it.
 */
export async function completePage(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }))
  document.documentElement.dataset.loaded = ''
  dispatchEvent(new Event('loaded'))
  void fetchOnceLoaded(document.querySelectorAll('img[data-soon]'))
  await changeInBatches(deferredParts(), MAX_ELEMENTS, (part) => part.classList.remove('later'))
}

/**
 * Each section, followed by its cards, which from then on are skipped on their own. A carousel needs the sizes of all its cards at
 * once. Cards that a visitor has reached are laid out already: skipping them again would change their height for a moment, and
 * shift what is below.
 */
function* deferredParts(): Generator<Part> {
  for (const part of document.querySelectorAll('.later')) {
    const isBelow = part.getBoundingClientRect().top > innerHeight
    const cards = isBelow ? [...part.querySelectorAll('[data-view="grid"] > ul > li')] : []
    for (const card of cards) card.classList.add('later')
    yield { part, size: MAX_ELEMENTS }
    for (const card of cards) yield { part: card, size: card.getElementsByTagName('*').length }
  }
}
