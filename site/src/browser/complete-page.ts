import { fetchAtRest } from './at-rest.ts'
import { frame } from './frame.ts'
import { idle } from './idle.ts'

/**
 * Loads the pictures that wait until the page is at rest, and lays out what `.later` in styles/base.css skips, one section or card
 * whenever the browser is idle: nobody who scrolls meets a gap, and a screenshot of the whole page shows all of it.
 */
export async function completePage(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }))
  document.documentElement.dataset.rest = ''
  dispatchEvent(new Event('rest'))
  void fetchAtRest(document.querySelectorAll('img[data-soon]'))
  for (const section of document.querySelectorAll('.later')) {
    for (const part of partsOf(section)) {
      await idle()
      part.classList.remove('later')
      // One part per frame, since two would be one long task.
      await frame()
    }
  }
}

/** The section, and then its cards, which wait on their own from now on. A carousel needs the sizes of all its cards at once. */
function partsOf(section: Element): Element[] {
  const cards = [...section.querySelectorAll('[data-view="grid"] > ul > li')]
  for (const card of cards) card.classList.add('later')
  return [section, ...cards]
}
