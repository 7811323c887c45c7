import type { ContactPost } from '#contract/requests/contact'
import type { ContactState } from '../stores/contact-form.ts'

/** The values of the form's fields, without empty ones. */
export function typedIn(form: HTMLFormElement): Partial<ContactPost> {
  const data = new FormData(form)
  const typed: Partial<ContactPost> = {}
  for (const name of ['name', 'email', 'message', 'website'] as const) {
    const text = data.get(name)
    if (text) typed[name] = String(text)
  }
  return typed
}

/** The fields a person fills in. */
export function controlsOf(form: HTMLFormElement) {
  return form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[aria-describedby]')
}

/** Shows the form in one of its states. */
export function show(form: HTMLFormElement, state: ContactState): void {
  const isSending = state.is === 'sending'
  const button = form.querySelector<HTMLButtonElement>('button')
  if (button) {
    button.type = 'submit'
    button.disabled = isSending
    button.textContent = isSending ? 'Sending...' : 'Send Message'
  }
  for (const control of controlsOf(form)) {
    control.readOnly = isSending
    const issue = state.is === 'error' ? state.issues.find(({ path }) => path === control.name) : undefined
    control.setAttribute('aria-invalid', String(!!issue))
    write(`#${control.id}-error`, issue?.message ?? '')
  }
  write('#contact-problem', state.is === 'error' ? state.sentence : '')
  form.hidden = state.is === 'sent'
  document.querySelector('#contact-sent')?.toggleAttribute('hidden', !form.hidden)
  if (state.is !== 'sent') return
  write('#sent-name', state.message.name)
  write('#sent-email', state.message.email)
}

/** Moves focus to the outcome of sending. */
export function focusOn(form: HTMLFormElement, state: ContactState): void {
  if (state.is === 'sent') document.querySelector<HTMLElement>('#contact-sent h2')?.focus()
  if (state.is !== 'error') return
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  const target = wrong ?? form.querySelector<HTMLElement>('#contact-problem')
  target?.focus({ preventScroll: true })
  // Safari would leave it right below the sticky header, which then covers its label.
  target?.scrollIntoView({ block: 'center' })
}

function write(selector: string, text: string): void {
  const element = document.querySelector<HTMLElement>(selector)
  // A screen reader reads an alert again with every write, which typing would cause letter by letter.
  if (element && element.textContent !== text) element.textContent = text
}
