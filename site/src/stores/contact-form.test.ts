import { beforeEach, describe, expect, test } from 'vitest'
import type { ContactMessage } from '#contract/requests/contact'
import { NO_EMAIL } from '#contract/text/no-email'
import { contactForm, readContactDraft } from './contact-form.ts'
import type { Outcome } from './request-form.ts'

const typed = { name: 'Nora Field', email: 'nora@example.org', message: 'Do you have one with a fryer?' }
const stored: Outcome<ContactMessage> = {
  ok: true,
  value: {
    ...typed,
    id: 7,
    rental_id: null,
    custom_build_id: null,
    status: 'new',
    created_at: '2026-11-20T10:00:00.000Z',
  },
}
const lost: Outcome<ContactMessage> = {
  ok: false,
  status: 0,
  error: 'Failed to send message. Please try again.',
  issues: [],
}

let form: ReturnType<typeof contactForm>
beforeEach(() => {
  form = contactForm(readContactDraft(null))
  form.change(typed)
})

function wrongFields() {
  const state = form.$state.get()
  return state.is === 'error' ? state.issues.map(({ path }) => path) : []
}

describe('sending', () => {
  test('starts idle and happens once at a time', () => {
    expect(form.$state.get()).toEqual({ is: 'idle' })
    expect(form.begin()).not.toBeNull()
    expect(form.$state.get()).toEqual({ is: 'sending' })
    expect(form.begin()).toBeNull()
  })

  test('ends with thanks, and starts again from a form that knows who wrote', () => {
    form.begin()
    form.settle(stored)
    expect(form.$state.get()).toEqual({ is: 'sent', message: stored.ok && stored.value })
    expect(form.$fields.get()).toEqual({ ...typed, message: '' })
    form.startAgain()
    expect(form.$state.get()).toEqual({ is: 'idle' })
  })

  test('repeats the key for the same content, and takes a new one for other content or after a conflict', () => {
    const first = form.begin()
    form.settle(lost)
    expect(form.begin()).toBe(first)
    form.settle({ ...lost, status: 409 })
    const afterConflict = form.begin()
    expect(afterConflict).not.toBe(first)
    form.settle(lost)
    form.change({ message: 'Something else' })
    expect(form.begin()).not.toBe(afterConflict)
  })

  test('takes a new key for the next message, even with the same words', () => {
    const first = form.begin()
    form.settle(stored)
    form.startAgain()
    form.change(typed)
    const next = form.begin()
    expect(next).not.toBeNull()
    expect(next).not.toBe(first)
  })

  test.each([
    [{ name: ' ' }, ['name']],
    [{ name: '🚚'.repeat(101) }, ['name']],
    [{ email: '' }, ['email']],
    [{ email: ' ' }, ['email']],
    [{ email: 'nora@field' }, ['email']],
    [{ email: 'nora field@example.org' }, ['email']],
    [{ message: '\n' }, ['message']],
    [{ message: 'x'.repeat(5001) }, ['message']],
    [{ name: '', email: '', message: '' }, ['name', 'email', 'message']],
  ])('is refused for %j', (part, fields) => {
    form.change(part)
    expect(form.begin()).toBeNull()
    expect(wrongFields()).toEqual(fields)
  })

  test('says of each field what is missing, and what is too long', () => {
    const messages = () => {
      form.begin()
      const state = form.$state.get()
      return state.is === 'error' && state.issues.map(({ message }) => message)
    }
    form.change({ name: '', email: '', message: '' })
    expect(messages()).toEqual(['Name is required', 'E-mail is required', 'Message is required'])
    form.change({ name: 'x'.repeat(101), email: 'nora', message: 'x'.repeat(5001) })
    expect(messages()).toEqual([
      'Use at most 100 characters; there are 101 now',
      NO_EMAIL,
      'Use at most 5,000 characters; there are 5,001 now',
    ])
  })

  test('takes the longest name and message, whatever space is around them', () => {
    form.change({ name: ` ${'🚚'.repeat(100)} `, message: `\n${'🚚'.repeat(5000)}\n` })
    expect(form.begin()).not.toBeNull()
  })
})

describe('a failure', () => {
  test('keeps what was typed and says what happened', () => {
    form.begin()
    form.settle(lost)
    expect(form.$fields.get()).toEqual(typed)
    expect(form.$state.get()).toEqual({ is: 'error', sentence: lost.error, issues: [] })
  })

  test('puts the server’s issues at their fields, until these are changed', () => {
    form.begin()
    const issues = [
      { path: 'email', message: 'Enter an e-mail address' },
      { path: 'name', message: 'Remove line breaks' },
    ]
    form.settle({ ok: false, status: 400, error: 'Enter an e-mail address', issues })
    form.change({ email: 'nora@example.com' })
    expect(wrongFields()).toEqual(['name'])
    expect(form.$state.get()).toMatchObject({ sentence: 'Enter an e-mail address' })
  })
})

describe('a draft', () => {
  test('gives back after a reload what was typed, and the key it was sent under', () => {
    const key = form.begin()
    const kept = JSON.stringify({ fields: form.$fields.get(), attempt: form.$attempt.get() })
    const reloaded = contactForm(readContactDraft(kept))
    expect(reloaded.$fields.get()).toEqual(typed)
    expect(reloaded.begin()).toBe(key)
  })

  test.each([null, '', '{', '[]', '7', '{"fields":null}', '{"fields":{"name":7}}'])('from %j is empty', (kept) => {
    expect(readContactDraft(kept).fields).toEqual({ name: '', email: '', message: '' })
  })
})
