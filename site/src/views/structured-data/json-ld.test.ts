import { expect, test } from 'vitest'
import { jsonLd } from './json-ld.ts'

test('text that would end the script stays text', () => {
  const thing = { '@type': 'Product', name: '</script><script>alert(1)</script><!-- \u2028 \u2029 & "' }
  const text = jsonLd([thing])
  expect(text).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': [thing] })
})
