import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { Field } from './fields.ts'
import { formSchema, missingFields } from './form-schema.ts'

const fields: Field[] = [
  { kind: 'text', name: 'name', label: 'Trailer Name', required: true },
  { kind: 'text', name: 'email', label: 'E-mail', required: true },
  { kind: 'text', name: 'note', label: 'Note' },
]
const schema = formSchema(
  z.object({
    name: z.string().trim().min(1, 'no'),
    email: z.email('Enter an address'),
    note: z.string().max(3, 'Long'),
  }),
  fields,
)

function told(values: z.input<typeof schema>) {
  const issues = schema.safeParse(values).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

describe('formSchema', () => {
  test('asks for what is required by its label, once', () => {
    expect(told({ name: '  ', email: '', note: '' })).toEqual({
      name: 'Trailer Name is required',
      email: 'E-mail is required',
    })
  })

  test('asks for nothing that does not stand there', () => {
    const asked: Field[] = [{ kind: 'text', name: 'to', label: 'Address', required: true, askedBy: 'delivery' }]
    expect(missingFields({ to: '', delivery: false }, asked)).toEqual([])
    expect(missingFields({ to: '', delivery: true }, asked)).toEqual(asked)
  })

  test('tells what is missing and what is wrong together', () => {
    expect(told({ name: '', email: 'ana', note: 'four' })).toEqual({
      name: 'Trailer Name is required',
      email: 'Enter an address',
      note: 'Long',
    })
  })

  test('answers what the schema makes of good values', () => {
    expect(schema.parse({ name: ' Taco ', email: 'ana@example.org', note: '' }).name).toBe('Taco')
  })
})

describe('missingFields', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['blanks', ' \n'],
    ['an empty list', []],
  ])('finds %s', (_, name) => {
    expect(missingFields({ name, email: 'x' }, fields).map((field) => field.name)).toEqual(['name'])
  })

  test.each([0, false, 'x', [1]])('takes %j for an answer', (name) => {
    expect(missingFields({ name, email: 'x' }, fields)).toEqual([])
  })
})
