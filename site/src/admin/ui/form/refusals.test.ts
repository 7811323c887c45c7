import { describe, expect, test } from 'vitest'
import { ApiError, networkError } from '../../api/api-error.ts'
import type { Field } from './fields.ts'
import { deletionFailureInWords, saveFailureInWords, sortIssues, withAdvice } from './refusals.ts'

const fields: Field[] = [
  { kind: 'text', name: 'name', label: 'Name' },
  { kind: 'price-group', name: 'rates', label: 'Rates', prices: [{ name: 'daily', label: 'Daily' }] },
]

describe('sortIssues', () => {
  test('puts each under its field in the order of the form, and the rest above', () => {
    const issues = [
      { path: 'daily', message: 'Too high' },
      { path: 'name', message: 'Taken' },
      { path: 'name', message: 'Also long' },
      { path: '', message: 'Odd' },
      { path: 'version', message: 'Odd' },
    ]
    expect(sortIssues(issues, fields)).toEqual({
      under: [
        { name: 'name', message: 'Taken' },
        { name: 'daily', message: 'Too high' },
      ],
      above: ['Odd'],
    })
  })

  test('knows what lies inside a field', () => {
    expect(sortIssues([{ path: 'name.0.x', message: 'No' }], fields).under).toEqual([{ name: 'name', message: 'No' }])
  })
})

describe('saveFailureInWords', () => {
  test.each([
    [new ApiError(409, 'The username is taken.'), 'Failed to save: The username is taken.'],
    [networkError(), 'Failed to save: Network error'],
    [new ApiError(500, ''), 'Failed to save. Please try again.'],
    [new TypeError('a bug'), 'Failed to save. Please try again.'],
  ])('tells %s', (error, words) => expect(saveFailureInWords(error)).toBe(words))
})

describe('withAdvice', () => {
  test.each([
    [networkError(), ['Not saved', 'Check your connection, then try again. What you typed is still here.']],
    [
      new ApiError(401, 'Please sign in.'),
      ['Your session had ended, so nothing was saved. What you typed is still here: save again.'],
    ],
    [
      new ApiError(404, 'Trailer not found'),
      ['Not saved', 'Somebody may have deleted it meanwhile. What you typed is still here to copy.'],
    ],
    [new ApiError(409, 'Taken'), ['Not saved']],
    [new TypeError('a bug'), ['Not saved']],
  ])('after %s', (error, words) => expect(withAdvice('Not saved', error)).toEqual(words))
})

describe('deletionFailureInWords', () => {
  test.each([
    [new ApiError(409, 'It is the last one.'), 'Failed to delete admin account: It is the last one.'],
    [new ApiError(500, ''), 'Failed to delete admin account: Unknown error'],
    [networkError(), 'Failed to delete admin account'],
  ])('tells %s', (error, words) => expect(deletionFailureInWords('admin account', error)).toBe(words))
})
