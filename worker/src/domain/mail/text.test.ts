import { expect, test } from 'vitest'
import { DEFAULT_BUSINESS } from '../default-business.ts'
import type { MailContent } from './content.ts'
import { letterOf } from './letter.ts'
import { letterText } from './text.ts'

const business = {
  ...DEFAULT_BUSINESS,
  phone: '8135550142',
  email: 'hello@trailers.test',
  address: '1 Bay Street',
  zip_code: '33601',
}
const signature = 'Tampa Food Trailers\n(813) 555-0142 · hello@trailers.test\n1 Bay Street, Tampa, Florida 33601\n'
const site = 'https://trailers.test'
const rental = { name: 'Ana Reyes', trailer: 'The Cuban', start: '2026-12-04', end: '2026-12-06', price: 450 } as const
const build = {
  name: 'Ana Reyes',
  model: 'Gulf Breeze',
  size: '5m',
  color: 'RAL 3020',
  equipment: ['Fryer', 'Grill'],
  price: 16_350,
  valid_until: '2026-12-21',
}

function textOf(content: MailContent, page: string | null = `${site}/request/key`): string {
  return letterText(letterOf(content, { business, site, recordId: 7, page }), business)
}

test('a received rental request as its customer reads it', () => {
  expect(textOf({ template: 'received', noun: 'rental', data: { ...rental, price: null } })).toBe(`\
We received your request

Hello Ana Reyes,

Thank you for asking for The Cuban. We look at every request ourselves and answer within one business day. Until then nothing is booked and nothing is due.

Request: #7
Trailer: The Cuban
First day: Fri, Dec 4, 2026
Last day: Sun, Dec 6, 2026 (3 days)
Estimated price: Price on request

What happens next:
1. We check that the trailer is ready for your days.
2. You hear from us with the price, and when and where you get the trailer.
3. Once you agree, we book your days.

See your request: https://trailers.test/request/key

-- 
${signature}`)
})

test.each([
  ['received', false, 'Estimated price: $450, without delivery\n'],
  ['approved', false, 'Price: $450, without delivery\n'],
  ['changed', true, 'Price: $450, with delivery\n'],
  ['approved', null, 'Price: $450\n'],
] as const)(
  'the price in a mail about a rental that is %s says whether delivery is in it: %s',
  (template, included, line) => {
    const data = { ...rental, includes_delivery: included }
    expect(textOf({ template, noun: 'rental', data })).toContain(line)
  },
)

test('a confirmation names a price that was accepted already a final one', () => {
  const line = (of: MailContent) => /^(.* price): (.*)$/m.exec(textOf(of))?.slice(1)
  const accepted = { ...rental, is_final: true }
  expect(line({ template: 'received', noun: 'rental', data: accepted })).toEqual(['Final price', '$450'])
  const labelOf = (is_base: boolean) =>
    line({ template: 'received', noun: 'custom_build', data: { ...build, is_base } })?.[0]
  expect([labelOf(true), labelOf(false)]).toEqual(['Base price', 'Final price'])
})

test('an approved rental as staff read it, who must not have the link', () => {
  expect(textOf({ template: 'approved', noun: 'rental', data: rental }, null)).toBe(`\
Your rental is approved

Hello Ana Reyes,

Good news: The Cuban is reserved for you. If we have not agreed yet when and where you get it, reply to this e-mail.

Request: #7
Trailer: The Cuban
First day: Fri, Dec 4, 2026
Last day: Sun, Dec 6, 2026 (3 days)
Price: $450

See your request: (a personal link, which only the customer gets)

-- 
${signature}`)
})

test('a rejected rental with a reason, and where to go from there', () => {
  const data = { ...rental, reason: 'Engine trouble.\nWe are sorry.', cancels: false }
  expect(textOf({ template: 'rejected', noun: 'rental', data })).toBe(`\
Your request is closed

Hello Ana Reyes,

We closed your request for The Cuban: nothing is booked and nothing is due. We are sorry that it did not work out; if you did not expect this, please reply to this e-mail.

Why:
> Engine trouble.
> We are sorry.

Request: #7
Trailer: The Cuban
First day: Fri, Dec 4, 2026
Last day: Sun, Dec 6, 2026 (3 days)

Other days or another trailer may suit you as well. Reply to this e-mail, or have a look at all our trailers.

See all trailers: https://trailers.test/rentals

-- 
${signature}`)
})

test('an approved build at its final price, a line for each piece', () => {
  expect(textOf({ template: 'approved', noun: 'custom_build', data: { ...build, is_base: false } })).toBe(`\
Your custom build is approved

Hello Ana Reyes,

Good news: we can build Gulf Breeze for you. We go through the last details with you next.

Request: #7
Model: Gulf Breeze
Size: 5m (16 ft)
Color: Traffic Red (RAL 3020)
Equipment:
  Fryer
  Grill
Price: $16,350, with all of the equipment
Valid until: Mon, Dec 21, 2026

See your request: https://trailers.test/request/key

-- 
${signature}`)
})

test.each([
  [{ is_base: true }, 'Base price: $16,350, without the equipment\n'],
  [{ is_base: true, equipment: [] }, 'Base price: $16,350\n'],
  [{ is_base: true, price: null }, 'Base price: Price on request\n'],
  [{ is_base: false, equipment: [] }, 'Price: $16,350\n'],
  [{}, 'Price: $16,350\n'],
])('the price of an approved build with %j says what it covers', (values, line) => {
  const data = { ...build, ...values }
  expect(textOf({ template: 'approved', noun: 'custom_build', data })).toContain(line)
})

test('a canceled build without a reason and without equipment', () => {
  const data = { ...build, equipment: [], is_base: true, reason: null, cancels: true }
  expect(textOf({ template: 'rejected', noun: 'custom_build', data })).toBe(`\
Your custom build is canceled

Hello Ana Reyes,

We no longer plan to build Gulf Breeze for you. We are sorry that it did not work out; if you did not expect this, please reply to this e-mail.

Request: #7
Model: Gulf Breeze
Size: 5m (16 ft)
Color: Traffic Red (RAL 3020)
Equipment: None

Another model or other equipment may suit you as well. Reply to this e-mail, or have a look at all our models.

See all models: https://trailers.test/custom

-- 
${signature}`)
})

test('an answer to a message, with what was asked', () => {
  const data = { name: 'Ana', text: 'Yes, we do.', message: 'Do you deliver?' }
  expect(textOf({ template: 'reply', noun: 'contact', data })).toBe(`\
Our answer to your message

Hello Ana,

Yes, we do.

You wrote:
> Do you deliver?

-- 
${signature}`)
})

test('a notice of what somebody wants, who can be answered at once', () => {
  const facts = [['Model', 'Gulf Breeze']] as const
  const who = { name: 'Ana Reyes', email: 'ana@example.org', phone: '8135550111' }
  const data = { title: 'New custom build request', ...who, facts, text: 'For a market' }
  expect(textOf({ template: 'notice', noun: 'custom_build', data })).toBe(`\
New custom build request

Name: Ana Reyes
E-mail: ana@example.org
Phone: (813) 555-0111
Model: Gulf Breeze

In their own words:
> For a market

Open in the portal: https://trailers.test/admin/custom-builds?open=7

A reply to this e-mail goes to the customer.

-- 
${signature}`)
})

test('a notice that is answered in the portal, with nothing that nobody said', () => {
  const data = { title: 'New message', name: 'Ana Reyes', email: null, phone: null, facts: [], text: '' }
  expect(textOf({ template: 'notice', noun: 'contact', data })).toBe(`\
New message

Name: Ana Reyes

Open in the portal: https://trailers.test/admin/contact-requests?open=7

-- 
${signature}`)
})

test('the signature is as short as what is known of the business', () => {
  const letter = letterOf(
    { template: 'received', noun: 'contact', data: { name: '' } },
    { business: DEFAULT_BUSINESS, site, recordId: 1, page: null },
  )
  expect(letterText(letter, DEFAULT_BUSINESS)).toBe(
    'We received your message\n\nHello,\n\nThank you for writing to us. We will answer within one business day. If you want to add anything, reply to this e-mail.\n\n-- \nTampa Food Trailers\nTampa, Florida\n',
  )
})
