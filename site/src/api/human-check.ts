import { SITE_KEY, WIDGET_HOST } from './turnstile.ts'

const TIMEOUT_MS = 10_000
const TOUCHES = ['focusin', 'pointerdown', 'input'] as const

/** The part of Turnstile's API that is used here. */
interface Turnstile {
  render: (place: HTMLElement, options: Record<string, unknown>) => string
  reset: (widget: string) => void
}

declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

let widget: string | undefined
let isComing = false
let token = ''
let tell = (_token: string) => {}

/** Loads the widget into `place` as soon as the visitor interacts with the form around it; returns a function that cancels this. */
export function awaitTouch(place: HTMLElement): () => void {
  const form = place.closest('form')
  const giveUp = new AbortController()
  const wake = () => {
    giveUp.abort()
    void show(place)
  }
  for (const touch of TOUCHES) form?.addEventListener(touch, wake, { signal: giveUp.signal })
  return () => giveUp.abort()
}

async function show(place: HTMLElement): Promise<void> {
  isComing = true
  token = ''
  try {
    await loadWidget()
    place.hidden = false
    widget = window.turnstile?.render(place, {
      sitekey: SITE_KEY,
      size: 'flexible',
      'response-field': false,
      callback: take,
      'expired-callback': () => take(''),
      // True marks the error as handled, so that the console shows no warning.
      'error-callback': () => true,
    })
  } catch {
    // The form is then sent without a token, and the server's response says what to do.
    isComing = false
  }
}

function take(given: string): void {
  token = given
  if (given) tell(given)
}

function loadWidget(): Promise<void> {
  if (window.turnstile) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `${WIDGET_HOST}/turnstile/v0/api.js?render=explicit`
    script.onload = () => resolve()
    script.onerror = reject
    document.head.appendChild(script)
  })
}

/** The Turnstile token; waits a while if the widget is still at work. '' if there is none. */
export function humanToken(): Promise<string> {
  if (token || !isComing) return Promise.resolve(token)
  return new Promise((resolve) => {
    tell = resolve
    setTimeout(() => resolve(token), TIMEOUT_MS)
  })
}

/** Requests another token from the widget, since each is valid once, whatever the outcome. */
export function renewToken(): void {
  token = ''
  if (widget !== undefined) window.turnstile?.reset(widget)
}
