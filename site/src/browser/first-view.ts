export {}

const TIMEOUT_MS = 2500
const INTERACTIONS = ['pointerdown', 'keydown', 'scroll']
const { dataset } = document.documentElement

const once = (type: string) => new Promise((done) => addEventListener(type, done, { once: true }))
const frame = () => new Promise((done) => requestAnimationFrame(done))
const after = (ms: number) => new Promise((done) => setTimeout(done, ms))

async function painted(): Promise<void> {
  if (document.readyState !== 'complete') await once('load')
  // The callback of the first frame runs before the paint, and the frame may be shown a while after that.
  await frame().then(frame)
  await new Promise((done) => new PerformanceObserver(done).observe({ type: 'paint', buffered: true }))
}

// A script inside a template does not run, and neither does a clone of it; a newly created one does.
function start(late: HTMLTemplateElement): void {
  const scripts = Array.from(late.content.querySelectorAll('script'), (written) => {
    const script = document.createElement('script')
    for (const { name, value } of written.attributes) script.setAttribute(name, value)
    script.textContent = written.textContent
    return script
  })
  late.replaceWith(...scripts)
}

async function begin(): Promise<void> {
  // No wait on a second visit, when the files are cached. Otherwise it lasts until the page is painted, the visitor begins to
  // use it or time is up: a hidden tab never paints, and a picture may take long.
  if (!('fonts' in dataset)) await Promise.race([painted(), after(TIMEOUT_MS), ...INTERACTIONS.map(once)])
  for (const late of document.querySelectorAll<HTMLTemplateElement>('template[data-late]')) start(late)
  dataset.painted = ''
  dispatchEvent(new Event('painted'))
}

// Lays out sections that wait (`.later`, components/loading/later.css) before Tab moves the focus, so that its target does not move
// after it.
addEventListener('keydown', ({ key }) => {
  if (key === 'Tab') dataset.keyboard = ''
})

// Fonts, scripts and islands wait, so that text and the first picture have the connection to themselves.
void begin()
