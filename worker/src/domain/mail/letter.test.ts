import { describe, expect, test } from 'vitest'
import { MailTemplate } from '#contract/requests/mail'
import { DEFAULT_BUSINESS } from '../default-business.ts'
import type { MailContent } from './content.ts'
import { letterHtml } from './html.ts'
import { letterOf } from './letter.ts'
import { letterText } from './text.ts'

const business = { ...DEFAULT_BUSINESS, phone: '8135550142', email: 'hello@trailers.test' }
const site = 'https://trailers.test'
const page = `${site}/request/${'k'.repeat(43)}`
const rental = { name: 'Ana Reyes', trailer: 'The Cuban', start: '2026-12-04', end: '2026-12-06', price: 450 } as const
const build = {
  name: 'Ana Reyes',
  model: 'Gulf Breeze',
  size: '5m',
  color: 'RAL 3020',
  equipment: ['Fryer', 'Grill'],
  price: null,
  valid_until: '2026-12-21',
}
const change = { event: 'email', username: 'ana', by: null, at: '2026-11-28T21:56:00Z' } as const
const refusal = { reason: 'Engine trouble.\nWe are sorry.', cancels: false }
const notice = {
  title: 'New rental request',
  name: 'Ana Reyes',
  email: 'ana@example.org',
  phone: '(813) 555-0111',
  facts: [['Trailer', 'The Cuban']],
  text: 'For a wedding',
} as const

function write(content: MailContent, link: string | null = page) {
  const letter = letterOf(content, { business, site, recordId: 7, page: link })
  return { subject: letter.subject, text: letterText(letter, business), html: letterHtml(letter, business) }
}

const LETTERS: Record<string, { content: MailContent; subject: string; says: string[] }> = {
  'a received rental request': {
    content: { template: 'received', noun: 'rental', data: rental },
    subject: 'We received your rental request: The Cuban',
    says: ['Hello Ana Reyes,', 'Fri, Dec 4, 2026', 'Sun, Dec 6, 2026 (3 days)', 'Estimated price', '$450', page],
  },
  'the price of a rental': {
    content: { template: 'priced', noun: 'rental', data: { ...rental, includes_delivery: true, to_accept: true } },
    subject: 'The price of your rental: The Cuban',
    says: ['This is our final price for The Cuban', 'Final price', '$450, with delivery', 'Valid until', page],
  },
  'the price of a build': {
    content: { template: 'priced', noun: 'custom_build', data: { ...build, price: 18_000, is_base: false } },
    subject: 'Your quote is ready: Gulf Breeze',
    says: ['This is our final price for your Gulf Breeze', '$18,000, with all of the equipment', page],
  },
  'another price of a rental': {
    content: { template: 'priced', noun: 'rental', data: { ...rental, revises: 'price' } },
    subject: 'The price of your rental is now $450: The Cuban',
    says: ['Your price has changed', 'it replaces any we named before', '$450'],
  },
  'the price of other days': {
    content: { template: 'priced', noun: 'rental', data: { ...rental, revises: 'days' } },
    subject: 'Your days are now Fri, Dec 4, 2026 to Sun, Dec 6, 2026: The Cuban',
    says: ['Your days have changed', 'This is our final price for The Cuban', '$450'],
  },
  'another price of a build': {
    content: {
      template: 'priced',
      noun: 'custom_build',
      data: { ...build, price: 0, is_base: false, revises: 'price' },
    },
    subject: 'Your quote is now $0: Gulf Breeze',
    says: ['Your price has changed', 'it replaces any we named before', '$0'],
  },
  'a quote that is valid longer': {
    content: { template: 'priced', noun: 'custom_build', data: { ...build, price: 18_000, revises: 'validity' } },
    subject: 'Your quote is now valid until Mon, Dec 21, 2026: Gulf Breeze',
    says: ['Your quote has a new last day', '$18,000'],
  },
  'an approved rental': {
    content: { template: 'approved', noun: 'rental', data: rental },
    subject: 'Your rental is approved: The Cuban',
    says: ['The Cuban is reserved for you', page],
  },
  'a changed rental': {
    content: { template: 'changed', noun: 'rental', data: rental },
    subject: 'Your rental has changed: The Cuban',
    says: ['We changed the days or the price', 'Sun, Dec 6, 2026 (3 days)', '$450', page],
  },
  'an approved rental whose price is still to accept': {
    content: { template: 'approved', noun: 'rental', data: { ...rental, to_accept: true } },
    subject: 'Your rental is approved: The Cuban',
    says: ['Please accept the price on the page of your request', 'Valid until', 'Fri, Dec 4, 2026', page],
  },
  'a changed quote': {
    content: { template: 'changed', noun: 'custom_build', data: { ...build, price: 18_000 } },
    subject: 'Your quote has changed: Gulf Breeze',
    says: ['We changed the price of your Gulf Breeze', '$18,000', 'Mon, Dec 21, 2026', page],
  },
  'a rental that costs nothing': {
    content: { template: 'approved', noun: 'rental', data: { ...rental, price: 0 } },
    subject: 'Your rental is approved: The Cuban',
    says: ['$0', page],
  },
  'a rejected rental': {
    content: { template: 'rejected', noun: 'rental', data: { ...rental, ...refusal } },
    subject: 'Your rental request is closed: The Cuban',
    says: ['We closed your request for The Cuban', 'Engine trouble.', `${site}/rentals`],
  },
  'a canceled rental': {
    content: { template: 'rejected', noun: 'rental', data: { ...rental, ...refusal, cancels: true } },
    subject: 'Your rental is canceled: The Cuban',
    says: ['Your rental is canceled', 'Engine trouble.'],
  },
  'a received build request': {
    content: { template: 'received', noun: 'custom_build', data: build },
    subject: 'We received your custom build request: Gulf Breeze',
    says: ['RAL 3020', 'Once you agree, we build.', 'Fryer', 'Grill', 'Price on request', 'Mon, Dec 21, 2026', page],
  },
  'an approved build without a final price': {
    content: { template: 'approved', noun: 'custom_build', data: { ...build, price: 16_350, is_base: true } },
    subject: 'Your custom build is approved: Gulf Breeze',
    says: ['Base price', '$16,350', page],
  },
  'a rejected build': {
    content: { template: 'rejected', noun: 'custom_build', data: { ...build, reason: null, cancels: false } },
    subject: 'Your custom build request is closed: Gulf Breeze',
    says: ['We closed your request for Gulf Breeze', `${site}/custom`],
  },
  'a received message': {
    content: { template: 'received', noun: 'contact', data: { name: 'Ana' } },
    subject: 'We received your message',
    says: ['Hello Ana,', 'We will answer within one business day.'],
  },
  'a received question': {
    content: { template: 'received', noun: 'contact', data: { name: 'Ana', about: 'rental request #13' } },
    subject: 'We received your question',
    says: ['Thank you for your question about rental request #13. We will answer within one business day.'],
  },
  'a reply': {
    content: {
      template: 'reply',
      noun: 'contact',
      data: { name: 'Ana', text: 'Yes, we do.', message: 'Do you deliver?' },
    },
    subject: 'Re: Your message to Tampa Food Trailers',
    says: ['Yes, we do.', 'You wrote', 'Do you deliver?'],
  },
  'a reply to a question': {
    content: {
      template: 'reply',
      noun: 'contact',
      data: { name: 'Ana', text: 'Yes, we do.', message: 'Do you deliver?', about: 'rental request #13' },
    },
    subject: 'Re: Your question about rental request #13',
    says: ['Our answer to your question', 'Yes, we do.'],
  },
  'a notice': {
    content: { template: 'notice', noun: 'rental', data: notice },
    subject: 'New rental request: Ana Reyes',
    says: ['ana@example.org', '(813) 555-0111', 'For a wedding', `${site}/admin/rentals?open=7`],
  },
  'a password that somebody else has set': {
    content: { template: 'security', noun: 'account', data: { ...change, event: 'password', by: 'manager' } },
    subject: 'Your password was changed',
    says: ['Hello ana,', 'Nov 28, 2026, 4:56 PM, in Tampa', 'ask manager or another administrator', `${site}/admin`],
  },
  'a second step that its owner has turned off': {
    content: { template: 'security', noun: 'account', data: { ...change, event: 'second_factor_off' } },
    subject: 'Two-step sign-in was turned off',
    says: ['nothing but your password', 'If this was not you, tell an administrator at once'],
  },
}

describe('every letter', () => {
  test('is among those that are read here', () => {
    const read = Object.values(LETTERS).map(({ content }) => content.template)
    expect(MailTemplate.options.filter((template) => !read.includes(template))).toEqual([])
  })

  test.each(Object.entries(LETTERS))('says the same as text and as HTML: %s', (_, { content, subject, says }) => {
    const written = write(content)
    expect(written.subject).toBe(subject)
    for (const words of [...says, 'Tampa Food Trailers', '(813) 555-0142', 'hello@trailers.test']) {
      expect(written.text).toContain(words)
      expect(written.html).toContain(words)
    }
  })

  test.each(Object.entries(LETTERS).filter(([, { content }]) => content.template === 'rejected'))(
    'does not say whose wish it was: %s',
    (_, { content }) => {
      const { text } = write(content)
      expect(text).toContain('if you did not expect this, please reply')
      expect(text).not.toMatch(/cannot/)
    },
  )

  test.each(
    Object.entries(LETTERS).filter(
      ([, { content }]) => content.template === 'priced' || !('to_accept' in content.data),
    ),
  )('asks nobody to accept what cannot be accepted, nor twice: %s', (_, { content }) =>
    expect(write(content).text).not.toContain('Please accept'),
  )

  test('about one’s own sign-in names who else has changed it, among its facts', () => {
    const by = (name: string | null) =>
      write({ template: 'security', noun: 'account', data: { ...change, by: name } }).text
    expect([by('manager'), by(null)].map((text) => text.includes('\nBy: manager'))).toEqual([true, false])
  })

  test('leaves out the steps to a price for whoever has accepted one', () => {
    const data = { ...rental, is_final: true }
    expect(write({ template: 'received', noun: 'rental', data }).text).not.toContain('What happens next')
  })

  test('keeps the lines of what somebody wrote', () => {
    const data = { name: 'Ana', text: 'Yes.\nWe do.', message: 'Hello?' }
    expect(write({ template: 'reply', noun: 'contact', data }).html).toContain('<p>Yes.<br>\nWe do.</p>')
  })

  test('leaves out a link that nobody else may have', () => {
    for (const words of Object.values(write({ template: 'approved', noun: 'rental', data: rental }, null))) {
      expect(words).not.toContain('/request/')
    }
  })

  test('does not name the placeholders of a business nobody has described yet', () => {
    const letter = letterOf(
      { template: 'received', noun: 'contact', data: { name: 'Ana' } },
      { business: DEFAULT_BUSINESS, site, recordId: 1, page: null },
    )
    expect(letterText(letter, DEFAULT_BUSINESS)).not.toMatch(/000|example\.com/)
  })
})

describe('hostile words', () => {
  const evil = '"><img src=x onerror=alert(1)>\r\nBcc: victim@example.org'
  const contents: MailContent[] = [
    { template: 'received', noun: 'rental', data: { ...rental, name: evil, trailer: evil } },
    { template: 'rejected', noun: 'rental', data: { ...rental, trailer: evil, reason: evil, cancels: false } },
    { template: 'approved', noun: 'custom_build', data: { ...build, model: evil, size: evil, equipment: [evil] } },
    { template: 'reply', noun: 'contact', data: { name: evil, text: evil, message: evil } },
    { template: 'security', noun: 'account', data: { ...change, username: evil, by: evil } },
    { template: 'notice', noun: 'contact', data: { ...notice, name: evil, email: evil, phone: evil, text: evil } },
  ]

  test.each(contents)('end no header and open no tag: $template $noun', (content) => {
    const { subject, html } = write(content)
    expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
    expect(html).not.toContain('<img')
    expect(html).not.toContain('"><')
  })

  test('of a business end no header and open no tag either', () => {
    const ours = { ...business, business_name: `Ours${evil}`, address: evil }
    const letter = letterOf(
      { template: 'reply', noun: 'contact', data: { name: '', text: '', message: '' } },
      { business: ours, site, recordId: 1, page: null },
    )
    expect(letter.subject).not.toMatch(/[\r\n]/)
    expect(letterHtml(letter, ours)).not.toContain('<img')
  })
})
