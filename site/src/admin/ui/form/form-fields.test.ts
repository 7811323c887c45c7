import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type FieldValues, FormProvider, useForm } from 'react-hook-form'
import { describe, expect, test } from 'vitest'
import type { Field } from './fields.ts'
import { FormFields } from './form-fields.tsx'

const items = [
  { id: 1, name: 'Fryer', category: 'Cooking' },
  { id: 2, name: 'Sink' },
  { id: 'x', name: 'Ghost' },
]
const upload = async () => '/images/x.jpg'

function Host({ field, value, problem }: { field: Field; value: unknown; problem: string | undefined }) {
  const errors = problem ? { errors: { it: { type: 'custom', message: problem } } } : {}
  const form = useForm<FieldValues>({ values: { it: value }, ...errors })
  // biome-ignore lint/correctness/noChildrenProp: the types of FormProvider ask for the property
  return createElement(FormProvider, { ...form, children: createElement(FormFields, { fields: [field] }) })
}

const drawn = (field: Field, value: unknown = undefined, problem?: string) =>
  renderToStaticMarkup(createElement(Host, { field, value, problem })).replaceAll('&quot;', '"')

describe('a field', () => {
  test.each<[string, Field, unknown, RegExp[]]>([
    [
      'text',
      { kind: 'text', name: 'it', label: 'It', required: true },
      '',
      [/<input[^>]+type="text"/, /aria-required="true"/],
    ],
    ['a password', { kind: 'text', type: 'password', name: 'it', label: 'It' }, '', [/type="password"/, /Show it/]],
    ['textarea', { kind: 'textarea', name: 'it', label: 'It', rows: 6 }, '', [/<textarea[^>]+rows="6"/]],
    [
      'number',
      { kind: 'number', name: 'it', label: 'It', min: 0, step: 0.01 },
      5,
      [/type="number"/, /min="0"/, /step="0.01"/],
    ],
    [
      'select',
      {
        kind: 'select',
        name: 'it',
        label: 'It',
        options: [
          { value: true, label: 'Yes' },
          { value: null, label: 'None' },
        ],
      },
      null,
      [/<option value="1" selected="">None/],
    ],
    ['checkbox', { kind: 'checkbox', name: 'it', label: 'It' }, false, [/type="checkbox"/]],
    ['file', { kind: 'file', name: 'it', label: 'It', accept: '.json' }, undefined, [/type="file"/, /accept=".json"/]],
    [
      'image',
      { kind: 'image', name: 'it', label: 'It', upload },
      '/images/a.jpg',
      [
        /<img src="\/images\/a.jpg\?w=640"[^>]* sizes="160px"/,
        /accept="image\/jpeg,image\/png,image\/webp,image\/svg\+xml"/,
        /Remove it/,
      ],
    ],
    [
      'list',
      { kind: 'list', name: 'it', label: 'Features', noun: 'feature', max: 2 },
      ['Sink', 'Fryer'],
      [/value="Sink".*value="Fryer"/, /Features/],
    ],
    [
      'price-group',
      { kind: 'price-group', name: 'it', label: 'Rates', prices: [{ name: 'daily', label: 'Daily' }] },
      undefined,
      [/<legend[^>]*>Rates/, /Daily/, /min="0" step="0.01"/],
    ],
    [
      'equipment-selector',
      { kind: 'equipment-selector', name: 'it', label: 'Equipment', items },
      [1],
      [/Cooking.*Fryer.*Other.*Sink/, /1 selected/, /^(?!.*Ghost)/],
    ],
    [
      'selected-equipment',
      { kind: 'selected-equipment', name: 'it', label: 'Selected', items },
      [1, 9],
      [/Remove Fryer/, /Remove Equipment #9, no longer in the catalog/],
    ],
  ])('of the kind %s is drawn', (_, field, value, patterns) => {
    const html = drawn(field, value)
    for (const pattern of patterns) expect(html).toMatch(pattern)
  })

  test('says what is wrong with a price once, also where the group bears its name', () => {
    const prices = [{ name: 'it', label: 'Daily' }] as const
    const html = drawn({ kind: 'price-group', name: 'it', label: 'Rates', prices }, -1, 'Not below 0')
    expect(html.match(/Not below 0/g)).toHaveLength(1)
    expect(html).toMatch(/aria-describedby="([^"]+)".*id="\1"[^>]*>Not below 0/)
  })

  test('says which one may stay empty, and why one cannot be changed', () => {
    const html = drawn({ kind: 'text', name: 'it', label: 'It', locked: 'Above your level.' })
    expect(html).toMatch(/\(optional\)/)
    expect(html).toMatch(/readOnly=""/i)
    expect(html).toMatch(/aria-describedby="([^"]+)".*id="\1"[^>]*>Above your level\./)
  })
})
