/** Adds the missing dots, one per card, after a lineup has grown. */
export function updateDots(lineup: HTMLElement): void {
  const dots = lineup.querySelector('.dots')
  const template = dots?.querySelector<HTMLElement>('[data-goes]')
  if (!dots || !template) return
  const names = [...lineup.querySelectorAll('[data-card] h3')].map(({ textContent }) => textContent)
  const all = names.map((name, index) => {
    const dot = template.cloneNode(true)
    if (dot instanceof HTMLElement) {
      dot.dataset.goes = String(index)
      dot.setAttribute('aria-label', `${name}, ${index + 1} of ${names.length}`)
      dot.removeAttribute('aria-current')
    }
    return dot
  })
  dots.replaceChildren(...all)
}
