import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import {
  Day,
  Email,
  Id,
  ImageUrl,
  ListQuery,
  line,
  normalizable,
  Phone,
  Price,
  paragraphs,
  requiredLine,
  requiredParagraphs,
} from './wire.ts'

function accepts(schema: { safeParse(value: unknown): { success: boolean } }, value: unknown): boolean {
  return schema.safeParse(value).success
}

test.each([
  [1, true],
  [0, false],
  [-1, false],
  [1.5, false],
  ['1', false],
])('%j is the number of a record: %s', (value, expected) => expect(accepts(Id, value)).toBe(expected))

describe('a number in a query', () => {
  const limit = (value: string) => ListQuery.safeParse({ limit: value })

  test.each(['1', '50', '1000'])('is read from %j', (text) => expect(limit(text).data?.limit).toBe(Number(text)))
  test.each(['1e2', '0x10', '0b1', ' 5', '5 ', '+5', '05', '5.0', '-5', '0', '1001', '٥', '1\n'])(
    'is not read from %j',
    (text) => expect(limit(text).error?.issues[0]?.message).toBe('limit is a number from 1 to 1000'),
  )
})

describe('Price', () => {
  test.each([0, 0.01, 1250, 19.99, 99_999_999.99])('takes %d', (value) => expect(accepts(Price, value)).toBe(true))
  test.each([-1, 0.001, Number.NaN, Number.POSITIVE_INFINITY, 1e15, '12,50', '5', null, []])('refuses %j', (value) =>
    expect(accepts(Price, value)).toBe(false),
  )
})

describe('Day', () => {
  test.each(['1900-01-01', '2028-02-29', '2199-12-31'])('takes %s', (value) => expect(accepts(Day, value)).toBe(true))
  // Days before or after some of these cannot be computed, and a rental on them would conflict with no other.
  test.each(['0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '2027-02-29', '2027-2-1', 'today', 7])(
    'refuses %j',
    (value) => expect(accepts(Day, value)).toBe(false),
  )
  // Under an empty field, a list of two things to do would tell of years.
  test.each(['', '12/01/2026', '2027-02-29'])('says one thing about %j', (value) =>
    expect(Day.safeParse(value).error?.issues.map(({ message }) => message)).toEqual(['Enter a date as YYYY-MM-DD']),
  )
})

test.each([
  [z.string(), 7, 'Enter a text'],
  [z.array(z.string()).max(1200), Array(1201).fill(''), 'List at most 1,200'],
  [z.string().max(5), 'too long', 'Use at most 5 characters; there are 8 now'],
  [z.number().min(1), 0, 'Enter at least 1'],
  [z.enum(['new', 'read', 'responded']), 'x', 'Choose new, read or responded'],
  [z.strictObject({}), { a: 1, b: 2 }, 'Leave out a, b'],
  [z.object({}), [], 'Send the fields as one JSON object'],
  [z.union([z.string(), z.number()]), {}, 'This cannot be read. Enter it in another way'],
])('what has no words of its own is told in plain ones (%#)', (schema, value, words) => {
  expect(schema.safeParse(value).error?.issues[0]?.message).toBe(words)
})

describe('Email', () => {
  test.each(['a@b.co', 'first.last+tag@sub.example.org', 'josé@correo.example.mx', `${'a'.repeat(249)}@c.de`])(
    'takes %s',
    (value) => expect(accepts(Email, value)).toBe(true),
  )
  test.each([
    'a@b',
    'a b@c.de',
    '@c.de',
    'a@c.de\r\nBcc: x@y.zz',
    'a@@c.de',
    'a,b@c.de',
    'a;b@c.de',
    'a\u0000b@c.de',
    'a\u202Eb@c.de',
    'a\u200Bb@c.de',
    'a@b..co',
    '.@c.de',
    'a.@c.de',
    `${'a'.repeat(250)}@c.de`,
    7,
  ])('refuses %j', (value) => expect(accepts(Email, value)).toBe(false))
  test('takes an address without the invisible ends it was copied with', () =>
    expect(Email.parse('\u202A\uFEFFana@b.co\u200B\u202C')).toBe('ana@b.co'))
})

describe('Phone', () => {
  test.each([
    '(813) 555-0142',
    '+44 20 7946 0958',
    '813.555.0142',
    '555-0142',
    '1'.repeat(15),
    `555${' '.repeat(33)}0142`,
  ])('takes %s', (value) => expect(accepts(Phone, value)).toBe(true))
  test.each([
    '',
    '123456',
    `555${' '.repeat(34)}0142`,
    '8135550142 ext',
    '8135550142 tel:',
    '1'.repeat(16),
    '+',
    '-8135550142',
    '813\r\n5550142',
  ])('refuses %j', (value) => expect(accepts(Phone, value)).toBe(false))
  test.each([
    ['\u202A(813)\u00A0555\u20110142\u202C', '(813) 555-0142'],
    ['813–555–0142', '813-555-0142'],
    ['tel:+18135550142', '+18135550142'],
    [' Tel:813\u3000555\u20090142', '813 555 0142'],
    ['813\u202f555\u00a00142', '813 555 0142'],
    ['813/555•0142', '813.555.0142'],
    ['８１３ ５５５ ０１４２', '813 555 0142'],
  ])('takes %j as it was meant, whatever it was copied from', (pasted, number) =>
    expect(Phone.parse(pasted)).toBe(number),
  )
  test('says what of a number is too much', () =>
    expect(Phone.safeParse('(813) 555-0142 ext. 12').error?.issues[0]?.message).toMatch(
      /without words or an extension/,
    ))
})

describe('ImageUrl', () => {
  test.each(['/imgs/4.jpg', '/images/rentals/a%20b.jpg?w=640', 'https://pictures.example.org/a.webp'])(
    'takes %s',
    (value) => expect(accepts(ImageUrl, value)).toBe(true),
  )
  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.test/x.png',
    'http://x.test/a.png',
    '/../../etc',
    '/imgs/%2e%2E/etc',
    '/imgs/.%2e/etc',
    '/\\evil.test',
    'https://pictures.example.org\\@evil.test/a.png',
    '/..',
    '/imgs/4 copy.jpg',
    'https://pictures.example.org/a copy.webp',
    'https:///',
    'https://pictures.example.org:99999/a.webp',
    `/${'x'.repeat(5000)}`,
    '',
  ])('refuses %s', (value) => expect(accepts(ImageUrl, value)).toBe(false))
})

describe('text', () => {
  test('is trimmed and composed, and counted in characters as people see them', () => {
    expect(line(4).parse('  Zoe\u0308 ')).toBe('Zoë')
    expect(accepts(line(4), '🚚🚚🚚🚚')).toBe(true)
    expect(accepts(line(4), '🚚🚚🚚🚚🚚')).toBe(false)
  })

  test.each(['\u200D\u200C', '\u3164', '\uFFA0 \u115F', '\u2800'])('of a required line is more than %j', (text) => {
    expect(accepts(requiredLine('Name', 20), text)).toBe(false)
    expect(accepts(requiredLine('Name', 20), `${text}a`)).toBe(true)
  })

  test('of a required line may have joiners', () => {
    expect(accepts(requiredLine('Name', 20), 'می\u200Cنا')).toBe(true)
  })

  test('in paragraphs is trimmed, and counted in characters as well', () => {
    expect(paragraphs(4).parse(' \n🚚🚚🚚🚚\r\n')).toBe('🚚🚚🚚🚚')
    expect(accepts(paragraphs(4), '🚚🚚🚚🚚🚚')).toBe(false)
  })

  test.each(['', ' \n', '\u200D', '\u3164'])('of required paragraphs is more than %j', (text) => {
    const { error } = requiredParagraphs('Write your question first', 20).safeParse(text)
    expect(error?.issues[0]?.message).toBe('Write your question first')
  })

  test('keeps family emoji whole', () => {
    expect(paragraphs(20).parse('👩‍🍳 cooks')).toBe('👩‍🍳 cooks')
  })

  // Of each kind of characters that hide or turn a text around, one.
  test.each([...'\u0000\u061C\u200B\u200E\u200F\u2028\u202E\u2060\u2066\uD800\uFEFF\u{E0041}\n'])(
    'in one line refuses %j',
    (value) => expect(accepts(line(20), `a${value}b`)).toBe(false),
  )

  test('in paragraphs keeps line breaks as one kind, and refuses what hides', () => {
    expect(paragraphs(20).parse('a\r\nb\rc')).toBe('a\nb\nc')
    expect(accepts(paragraphs(20), 'a\u202Eb')).toBe(false)
    expect(accepts(paragraphs(20), 'a\u2066b')).toBe(false)
    expect(accepts(paragraphs(20), 'half \uD83D')).toBe(false)
    expect(accepts(paragraphs(20), 'whole \uD83D\uDE9A')).toBe(true)
  })
})

describe('the query of a list', () => {
  test('takes an empty limit for none, and a search without the space around it', () => {
    expect(ListQuery.parse({ q: ' Zoe\u0308 ', limit: '' })).toEqual({ q: 'Zoë', limit: 1000 })
    expect(ListQuery.parse({ q: 'x'.repeat(200), limit: '1' })).toEqual({ q: 'x'.repeat(200), limit: 1 })
  })

  test.each([{ limit: '0' }, { limit: '1001' }, { limit: '1.5' }, { limit: 'all' }, { q: 'x'.repeat(201) }])(
    'refuses %j',
    (query) => expect(accepts(ListQuery, query)).toBe(false),
  )
})

describe('a flood', () => {
  // Marks of two alternating classes: normalization would sort them by moving each past half of those before it.
  const marks = 'a'.concat('\u0323\u0301'.repeat(20_000))

  test.each([
    ['a line', line(20)],
    ['paragraphs', paragraphs(20)],
    ['a telephone number', Phone],
    ['a search', ListQuery.shape.q],
  ])('in %s is refused before it is normalized', (_, schema) => {
    expect(schema.safeParse(marks).error?.issues).toMatchObject([{ message: 'Remove the accents that are piled up' }])
  })

  // Scanning again from each of its characters would take minutes.
  test('in an e-mail address is read once', () => {
    expect(accepts(Email, `a${'\u200B'.repeat(200_000)}@b.co`)).toBe(false)
  })

  // Counting again from each mark would take ten times as long, which an import of thousands of rows would add up.
  test('of as many marks as a letter may have is counted once', () => {
    const marks = 'a'.concat('\u0315\u0300\u0316'.repeat(10)).repeat(130_000)
    const before = process.cpuUsage()
    expect(accepts(normalizable(), marks)).toBe(true)
    // Measures CPU time, not elapsed time: other programs may have used the processor meanwhile.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(700)
  })

  test('is not what a language piles up on a letter', () => {
    expect(line(40).parse(`Z${'\u0301'.repeat(30)}`)).toBe(`\u0179${'\u0301'.repeat(29)}`)
    expect(accepts(line(40), `Z${'\u0301'.repeat(31)}`)).toBe(false)
  })
})
