import { figureAt, isCounting } from '../views/count-up.ts'

const VISIBLE = 0.3

interface Figure {
  element: Element
  figure: string
}

function show(figures: readonly Figure[], elapsedMs: number): void {
  for (const { element, figure } of figures) element.textContent = figureAt(figure, elapsedMs)
}

function count(figures: readonly Figure[]): void {
  const start = performance.now()
  const tick = (now: number) => {
    show(figures, Math.max(0, now - start))
    if (isCounting(now - start)) requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
}

function watch(strip: Element): void {
  const figures = [...strip.querySelectorAll('[data-figure]')].map((element) => ({
    element,
    figure: element.textContent,
  }))
  const watcher = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      // Reset to zero when the first edge comes into view: nobody has seen the figures yet.
      if (entry.intersectionRatio < VISIBLE) return show(figures, 0)
      watcher.disconnect()
      count(figures)
    },
    { threshold: [0, VISIBLE] },
  )
  watcher.observe(strip)
}

if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
  for (const strip of document.querySelectorAll('[data-count-up]')) watch(strip)
}
