import { expect, test } from 'vitest'
import { addressParts } from './address-parts.ts'

test.each([
  ['hello@tampafoodtrailers.test', ['hello@', 'tampafoodtrailers', '.test']],
  ['ana.reyes@mail.example.org', ['ana.reyes@', 'mail', '.example', '.org']],
  ['https://tampafoodtrailers.test', ['https://', 'tampafoodtrailers', '.test']],
  ['http://a.test', ['http://', 'a', '.test']],
  ['https://', ['https://']],
  ['(813) 555-0142', ['(813) 555-0142']],
  ['', ['']],
])('%j may break between %j', (text, parts) => {
  expect(addressParts(text)).toEqual(parts)
})
