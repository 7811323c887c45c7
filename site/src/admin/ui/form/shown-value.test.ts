import { expect, test } from 'vitest'
import type { Field } from './fields.ts'
import { shownValue } from './shown-value.ts'

type Case = [field: Field, value: unknown, words: string | null]

const named = { name: 'a', label: 'A' }
const group: Field = { ...named, kind: 'select', options: [{ value: null, label: 'None' }] }

test.each<Case>([
  [{ ...named, kind: 'text' }, 'Tampa', 'Tampa'],
  [{ ...named, kind: 'text' }, '2026-11-21', '2026-11-21'],
  [{ ...named, kind: 'text', type: 'date' }, '2026-11-21', 'Nov 21, 2026'],
  [{ ...named, kind: 'text', type: 'date' }, null, '(empty)'],
  [{ ...named, kind: 'textarea' }, 'Two\nlines', 'Two\nlines'],
  [{ ...named, kind: 'image' }, '', '(empty)'],
  [{ ...named, kind: 'number', money: '€' }, 1250, '€1,250.00'],
  [{ ...named, kind: 'number', unit: 'W' }, 1800, '1800 W'],
  [{ ...named, kind: 'number', nullable: true }, null, '(empty)'],
  [{ ...named, kind: 'price-group', prices: [] }, 0, '$0.00'],
  [group, null, 'None'],
  [group, 'unlisted', 'unlisted'],
  [{ ...named, kind: 'checkbox' }, false, 'No'],
  [{ ...named, kind: 'equipment-selector', items: [] }, [1], null],
])('shows %j with %j as %j', (field, value, words) => {
  expect(shownValue(field, value)).toBe(words)
})
