import { expect, test } from 'vitest'
import { jsonInScript } from './json-in-script.ts'

test('text that would end the script stays text', () => {
  const thing = { name: '</script><script>alert(1)</script><!-- \u2028 \u2029 & "' }
  const text = jsonInScript(thing)
  expect(text).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual(thing)
})
