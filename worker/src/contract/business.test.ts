import { expect, test } from 'vitest'
import { BusinessInfoEdit } from './business.ts'

test.each([
  [{ email: 'nobody' }, 'Enter an e-mail address like name@example.com'],
  [{ website: 'www.example.com' }, 'Enter an address like https://www.example.com'],
])('BusinessInfoEdit says what is wrong with %j', (edit, message) => {
  expect(BusinessInfoEdit.safeParse(edit).error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('BusinessInfoEdit takes blanks for an empty e-mail and website', () => {
  expect(BusinessInfoEdit.parse({ email: ' ', website: ' ' })).toEqual({ email: '', website: '' })
})
