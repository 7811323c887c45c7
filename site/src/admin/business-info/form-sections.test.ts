import { describe, expect, test } from 'vitest'
import { BusinessInfo } from '#contract/business'
import { DEFAULT_BUSINESS } from '#domain/default-business'
import { ApiError, networkError } from '../api/api-error.ts'
import { BUSINESS_FIELDS, BusinessForm, businessFailure } from './form-sections.ts'

test('the form has every field of the record once', () => {
  expect(BUSINESS_FIELDS.map(({ name }) => name).toSorted()).toEqual(Object.keys(BusinessInfo.shape).toSorted())
})

describe('BusinessForm', () => {
  const complaint = (part: Partial<BusinessInfo>) =>
    BusinessForm.safeParse({ ...DEFAULT_BUSINESS, ...part }).error?.issues[0]?.message

  test.each<[Partial<BusinessInfo>]>([
    [{ email: '', website: '' }],
    [{ email: ' ana@example.org ', website: 'https://example.org/taco' }],
  ])('takes %j', (part) => expect(complaint(part)).toBeUndefined())

  test.each<[Partial<BusinessInfo>, RegExp]>([
    [{ business_name: ' ' }, /required/],
    [{ email: 'ana' }, /e-mail address/],
    [{ website: 'example.org' }, /https:/],
    [{ website: 'javascript:alert(1)' }, /https:/],
  ])('refuses %j', (part, words) => expect(complaint(part)).toMatch(words))
})

describe('businessFailure', () => {
  test.each([
    [networkError(), /^Error updating business information\./],
    [new TypeError('a bug'), /^Error updating business information\./],
    [new ApiError(500, ''), /^Failed to update business information\.$/],
    [new ApiError(403, 'Not yours.'), /^Failed to update business information\. Not yours\.$/],
  ])('tells %s', (error, words) => expect(businessFailure(error)).toMatch(words))
})
