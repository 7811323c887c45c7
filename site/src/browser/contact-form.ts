import { sendMessage } from '../api/contact.ts'
import { awaitTouch } from '../api/human-check.ts'
import { contactForm, readContactDraft } from '../stores/contact-form.ts'
import { aboutInWords, isBlankMessage } from '../views/contact/about.ts'
import { controlsOf, focusOn, show, typedIn } from './contact-view.ts'
import { referringTrailer } from './referring-trailer.ts'
import { removeSlowNotice, submitIfPressed } from './script-ready.ts'
import { getSessionItem, setSessionItem } from './session-storage.ts'

const DRAFT = 'contact-draft'

function start(form: HTMLFormElement): void {
  const contact = contactForm(readContactDraft(getSessionItem(DRAFT)))
  const { $fields, $attempt, $state } = contact

  function saveDraft() {
    const { message, ...who } = $fields.get()
    // The generated first line is not saved: it depends on the previous page, which may be a different one next time.
    const fields = { ...who, message: isBlankMessage(message) ? '' : message }
    const typed = Object.values(fields).join('')
    setSessionItem(DRAFT, typed ? JSON.stringify({ fields, attempt: $attempt.get() }) : null)
  }

  function takeTyped() {
    const { website: _trap, ...typed } = typedIn(form)
    contact.change(typed)
  }

  function fill() {
    for (const control of controlsOf(form)) control.value = { ...$fields.get() }[control.name] ?? ''
  }

  function sayWhatAbout() {
    const name = referringTrailer()
    if (name !== null && isBlankMessage($fields.get().message)) contact.change({ message: aboutInWords(name) })
  }

  async function send() {
    const key = contact.begin()
    const { website = '' } = typedIn(form)
    if (key) contact.settle(await sendMessage({ ...$fields.get(), website }, key))
    focusOn(form, $state.get())
  }

  // Takes what was typed or restored by the browser before this script ran.
  takeTyped()
  sayWhatAbout()
  fill()
  // Back may restore a page from before its message was sent on a later one, and would invite to send it again.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    contact.change(readContactDraft(getSessionItem(DRAFT)).fields)
    sayWhatAbout()
    fill()
  })
  $fields.listen(saveDraft)
  $attempt.listen(saveDraft)
  $state.subscribe((state) => show(form, state))
  $state.listen(({ is }) => is === 'sent' && fill())
  form.addEventListener('input', ({ target }) => {
    for (const { name, value } of controlsOf(form))
      if (target === form.elements.namedItem(name)) contact.change({ [name]: value })
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send()
  })
  submitIfPressed(form.querySelector('button'))
  document.querySelector('#send-another')?.addEventListener('click', () => {
    contact.startAgain()
    form.querySelector('textarea')?.focus()
  })
}

const form = document.querySelector<HTMLFormElement>('#contact-form')
if (import.meta.env.TURNSTILE_SITE_KEY) {
  const place = form?.querySelector<HTMLElement>('[data-human-check]')
  if (place) awaitTouch(place)
}
if (form) start(form)
removeSlowNotice()
