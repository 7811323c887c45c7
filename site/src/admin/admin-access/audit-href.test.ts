import { expect, test } from 'vitest'
import { recordHrefOf } from './audit-href.ts'

test.each([
  ['update', 'rental', 7, '/admin/rentals?open=7'],
  ['reply', 'contact', 2, '/admin/contact-requests?open=2'],
  ['create', 'trailer', 1, '/admin/rental-trailers?open=1'],
  ['delete', 'trailer', 1, null],
  ['update', 'account', 1, null],
  ['import', 'equipment', null, null],
] as const)('%s of %s %s leads to %j', (action, noun, record_id, href) => {
  expect(recordHrefOf({ action, noun, record_id }, () => true)).toBe(href)
})

test('nothing leads to a section that is closed to the account', () => {
  const entry = { action: 'update', noun: 'equipment', record_id: 7 } as const
  expect(recordHrefOf(entry, (section) => section !== 'equipment')).toBeNull()
})
