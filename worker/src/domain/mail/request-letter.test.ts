import { expect, test } from 'vitest'
import { type RequestContent, requestLetter } from './request-letter.ts'

const closed = { name: 'Ana Reyes', price: 450, reason: null, cancels: true }
const ofRental = (is_final?: boolean): RequestContent => ({
  template: 'rejected',
  noun: 'rental',
  data: {
    ...closed,
    trailer: 'The Cuban',
    start: '2026-12-04',
    end: '2026-12-06',
    ...(is_final !== undefined && { is_final }),
  },
})
const ofBuild = (is_base: boolean): RequestContent => ({
  template: 'rejected',
  noun: 'custom_build',
  data: {
    ...closed,
    model: 'Gulf Breeze',
    size: '5m',
    color: 'RAL 3020',
    equipment: [],
    valid_until: '2026-12-21',
    is_base,
  },
})

test.each([
  ['a rental that staff have priced', ofRental(true), 'Price'],
  ['a rental at its estimate', ofRental(false), 'Estimated price'],
  ['a rental whose mail is older than that', ofRental(), 'Estimated price'],
  ['a build that staff have priced', ofBuild(false), 'Price'],
  ['a build at the price of its model', ofBuild(true), 'Base price'],
])('the letter that closes %s calls its price by what it is', (_, content, label) => {
  const { blocks } = requestLetter(content, { site: 'https://trailers.test', page: null })
  const facts = blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []))
  expect(facts.filter(([, value]) => value === '$450')).toEqual([[label, '$450']])
})
