import { expect, test } from 'vitest'
import { type RentalDraft, readDraft } from './rental-draft.ts'

const draft: RentalDraft = {
  fields: {
    customer_name: 'Marisol “Mari” Vega',
    customer_email: 'marisol@vegaarepas.com',
    customer_phone: '',
    delivery_required: true,
    delivery_address: '500 E Zack St\nTampa',
    special_requirements: '',
  },
  start: '2026-11-28',
  end: '2026-11-30',
  attempt: { body: '{}', key: 'a-key' },
}

test('a draft comes back as it was kept', () => {
  expect(readDraft(JSON.stringify(draft))).toEqual(draft)
})

test.each([[null], [''], ['{'], ['7'], ['null']])('%j holds no draft', (stored) => {
  expect(readDraft(stored)).toBeNull()
})

test('what cannot be read is left empty', () => {
  const stored = {
    fields: { customer_name: 4, delivery_required: 'yes', other: 'x' },
    start: '2026-02-31',
    end: {},
    attempt: [{}],
  }
  const empty = { customer_name: '', delivery_required: false }
  const nothing = { fields: empty, start: null, end: null, attempt: { body: '', key: '' } }
  expect(readDraft(JSON.stringify(stored))).toMatchObject(nothing)
  expect(readDraft('[]')).toMatchObject(nothing)
})
