import { expect, test } from 'vitest'
import { BUILD } from '../../../../tests/new-requests.ts'
import { buildColumns } from './export.ts'

test('an exported build request has its customer, its trailer and its prices, in this order', () => {
  const build = { ...BUILD, company_name: 'Reyes Foods', equipment_selected: ['Fryer', 'Grill'] }
  expect(buildColumns.map(([heading, cellOf]) => [heading, cellOf(build)])).toEqual([
    ['Number', 8],
    ['Received', '2026-11-20'],
    ['Status', 'Pending'],
    ['Customer', 'Ana Reyes'],
    ['Company', 'Reyes Foods'],
    ['E-mail', 'ana@example.org'],
    ['Phone', '(813) 555-0111'],
    ['Model', 'Gulf Breeze'],
    ['Size', '5m'],
    ['Color', 'Traffic Red, RAL 3020'],
    ['Equipment', 'Fryer; Grill'],
    ['Timeline', ''],
    ['Quote valid until', '2026-12-21'],
    ['Delivery address', ''],
    ['Estimated price', 16_350],
    ['Final price', null],
    ['Price accepted', null],
    ['Completed', null],
    ['Reason for rejection', null],
    ['Requirements', ''],
    ['Notes', ''],
  ])
})
