import { describe, expect, test } from 'vitest'
import { greeting, oneLine } from './safe.ts'

describe('oneLine', () => {
  test.each([
    ['line breaks', 'Ana\r\nBcc: victim@example.org', 'Ana Bcc: victim@example.org'],
    ['other breaks', 'a\u2028b\u2029c\u0085d\vé\0f', 'a b c d é f'],
    ['a tab', 'a\tb', 'a b'],
    ['spaces around', '  a  b  ', 'a b'],
  ])('leaves no %s', (_, text, line) => expect(oneLine(text)).toBe(line))

  test('leaves whole what just fits', () => expect(oneLine('😀'.repeat(4), 4)).toBe('😀😀😀😀'))

  test('cuts between letters and says so', () => expect(oneLine('😀'.repeat(9), 4)).toBe('😀😀😀…'))
})

describe('greeting', () => {
  test.each(['Ana Lucía Reyes', 'Tom O’Hara', 'Dr. Müller-Lüdenscheidt', '李小龍', 'J. R. Ewing', 'x'.repeat(60)])(
    'greets %s',
    (name) => {
      expect(greeting(name)).toBe(`Hello ${name},`)
    },
  )

  test.each([
    'Win at https://casino.example',
    'www casino now',
    'WWW casino now',
    'casino.example',
    'go.to',
    'Call 813-555-0100',
    'a@b.c',
    '<b>Ana</b>',
    'x'.repeat(61),
    '',
  ])('greets nobody where a name reads “%s”', (name) => expect(greeting(name)).toBe('Hello,'))
})
