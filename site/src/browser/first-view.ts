export {}

const PATIENCE_MS = 2500
const TOUCHES = ['pointerdown', 'keydown', 'scroll']
const { dataset } = document.documentElement

const once = (type: string) => new Promise((done) => addEventListener(type, done, { once: true, passive: true }))
const frame = () => new Promise((done) => requestAnimationFrame(done))
const after = (ms: number) => new Promise((done) => setTimeout(done, ms))

async function painted(): Promise<void> {
  if (document.readyState !== 'complete') await once('load')
  // The callback of the first frame runs before it is painted.
  await frame().then(frame)
  await after(0)
}

// A script that only stands in a template does not run; made anew in its place it does.
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
  // Whoever has been here has the files already; whoever begins to use the page has seen enough of it. A hidden tab paints
  // nothing, and a picture may take long.
  if (!('fonts' in dataset)) await Promise.race([painted(), after(PATIENCE_MS), ...TOUCHES.map(once)])
  for (const late of document.querySelectorAll<HTMLTemplateElement>('template[data-late]')) start(late)
  dataset.seen = ''
  dispatchEvent(new Event('firstview'))
}

// Before the focus moves, so that it moves to where its place will stay: `.later` in styles/base.css.
addEventListener('keydown', ({ key }) => {
  if (key === 'Tab') dataset.keyboard = ''
})

// What comes later must not take the line from the text, and from the first picture: fonts, scripts, islands.
void begin()
