import { chatDelay } from '../views/contact/chat-delay.ts'

// What a visitor may want to press or fill in. The footer has its own link to the chat.
const INTERACTIVE = 'a, button, input, select, textarea, label, summary, footer'
const EDITABLE = 'textarea, select, input:not([type="checkbox"], [type="radio"])'

const chat = document.querySelector('#chat')
const link = chat?.querySelector('a')

function intersect(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
}

/** Whether something that is pressed or filled in lies under a point of the button; text does not count: one scrolls on. */
function coversInteractive(x: number, y: number, box: DOMRect): boolean {
  return document.elementsFromPoint(x, y).some((element) => {
    if (chat?.contains(element)) return false
    // For a card that is clickable all over, only its link counts.
    const target = element.closest(INTERACTIVE)?.getBoundingClientRect()
    return target && intersect(target, box)
  })
}

// Hides the floating button where it would cover something needed, or while somebody types.
function updateVisibility(): void {
  if (!chat || !link) return
  const box = link.getBoundingClientRect()
  const { left, right, top, bottom, width, height } = box
  // The middles too: a small target can reach under an edge and under no corner.
  const places = [left + 1, left + width / 2, right - 1].flatMap((across) =>
    [top + 1, top + height / 2, bottom - 1].map((down) => [across, down] as const),
  )
  const isTyping = document.activeElement?.matches(EDITABLE) ?? false
  chat.toggleAttribute('data-hidden', isTyping || places.some(([across, down]) => coversInteractive(across, down, box)))
}

function show(): void {
  chat?.removeAttribute('hidden')
  updateVisibility()
  // Until its own animation ends, the button is below its place.
  for (const event of ['scroll', 'resize', 'animationend']) addEventListener(event, updateVisibility, { passive: true })
  // With the next frame: measured at once, the page is laid out twice while a press waits to be handled.
  for (const event of ['focusin', 'focusout']) addEventListener(event, () => requestAnimationFrame(updateVisibility))
  // Content may also appear or disappear without a scroll.
  new ResizeObserver(updateVisibility).observe(document.body)
}

function showLater(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  setTimeout(show, chatDelay(visit?.loadEventStart, performance.now()))
}

// This script comes after the first view, often after the page has loaded, but a touch brings it earlier.
if (document.readyState === 'complete') showLater()
else addEventListener('load', showLater)
