import { expect, test } from 'vitest'
import { RefusedFile } from './refused-file.ts'
import { readXml } from './xml.ts'

test.each(['<a><!-- x</a>', '<a><![CDATA[x]></a>', '<!--', '<a>&#x110000;</a>', '<a>&#0;</a>', '<a b="1" b="2"/>'])(
  '%s is refused',
  (document) => {
    expect(() => [...readXml(document)]).toThrow(RefusedFile)
  },
)

test.each([
  ['&#x10FFFF;', '\u{10ffff}'],
  ['&#65;&lt;&gt;&amp;&quot;&apos;', `A<>&"'`],
  ['<![CDATA[<&]]>', '<&'],
])('%s stands for %j', (written, text) => {
  const texts = [...readXml(`<a>${written}</a>`)].flatMap((token) => (token.kind === 'text' ? token.text : []))
  expect(texts.join('')).toBe(text)
})
