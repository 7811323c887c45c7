import { expect, test } from 'vitest'
import { addressInWords, townInWords } from './address.ts'

const tampa = { address: '12 Bay Street', city: 'Tampa', state: 'Florida', zip_code: '33605' }

test.each([
  ['12 Bay Street, Tampa, Florida 33605', 'Tampa, Florida 33605', {}],
  ['Tampa, Florida 33605', 'Tampa, Florida 33605', { address: '' }],
  ['12 Bay Street, Tampa 33605', 'Tampa 33605', { state: '' }],
  ['12 Bay Street, 33605', '33605', { city: '', state: '' }],
  ['12 Bay Street, Tampa, Florida', 'Tampa, Florida', { zip_code: '' }],
  ['', '', { address: '', city: '', state: '', zip_code: '' }],
])('an address reads “%s”, and “%s” below the street', (address, town, known) => {
  expect(addressInWords({ ...tampa, ...known })).toBe(address)
  expect(townInWords({ ...tampa, ...known })).toBe(town)
})
