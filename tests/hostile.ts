import * as fc from 'fast-check'

/** Texts that some program has misinterpreted. */
export const HOSTILE_TEXTS = [
  '',
  ' \t\n',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'cut \udfff off',
  '\u202egnp.exe',
  '\u200b\u2060',
  '\u2028\u2029',
  '\ufeff',
  'e\u0301'.repeat(50),
  '👩‍👩‍👧‍👦'.repeat(40),
  '<script>alert(1)</script>',
  '</script><svg/onload=alert(1)>',
  'javascript:alert(1)',
  "' or 1=1--",
  '"; drop table accounts; --',
  '%_\\%',
  '*[a-z]?',
  '=HYPERLINK("http://evil.example")',
  '{{7*7}}',
  '../../etc/passwd',
  'a\r\nBcc: x@evil.example',
  '__proto__',
  'constructor',
  'idempotency.key',
  'NaN',
  '1e999',
  '-1',
  '2027-02-30',
  '9999-12-31',
  '0000-00-00',
  'x'.repeat(600),
  'ß'.repeat(5001),
] as const

/** Written into a body unquoted: what JSON can express but JavaScript cannot hold. */
const BARE = ['1e999', '-1e999', '12345678901234567890', '-0', '0.1e-400', '1e-7', '"\\ud800"', '{"a":1,"a":2}']

const deep = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`)

const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.005,
  99_999_999.99,
  1e308,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[]],
  [null],
  { $ne: 1 },
  { length: 1e9 },
  { toString: 'x', valueOf: 1 },
  deep(500),
  Array.from({ length: 1500 }, (_, index) => index),
  Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`key ${index}`, index])),
]

const value = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 4, arbitrary: fc.constantFrom(...VALUES) },
  { weight: 2, arbitrary: fc.constantFrom(...BARE).map((text) => `@@${text}@@`) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

const UNKNOWN_KEYS = ['id', 'version', 'created_at', '__proto__', 'constructor', 'toString', 'permissions', '']

function toText(body: unknown): string {
  return JSON.stringify(body).replace(/"@@(.*?)@@"/g, (_, bare: string) =>
    bare.replaceAll('\\"', '"').replaceAll('\\\\', '\\'),
  )
}

/** Bodies made of a valid one with one to three of its fields made hostile, or missing. */
export function nearly(valid: Record<string, unknown>): fc.Arbitrary<string> {
  const key = fc.constantFrom(...Object.keys(valid), ...Object.keys(valid), ...UNKNOWN_KEYS)
  const change = fc.tuple(key, fc.oneof({ weight: 8, arbitrary: value }, fc.constant(undefined)))
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) => toText({ ...valid, ...Object.fromEntries(changes) }))
}

/** Bodies that are not valid for any call: other JSON, truncated JSON, no JSON. */
export const strange: fc.Arbitrary<string> = fc.oneof(
  value.map(toText),
  fc.jsonValue({ maxDepth: 4 }).map((body) => JSON.stringify(body)),
  fc.string({ maxLength: 200 }),
  fc.constantFrom('', '{', '{"a":', '[', 'null', '"', '\ufeff{}', '{}{}', `${'{"a":'.repeat(3000)}`, '[1e999]'),
)

/** A text for use in an address or a header. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS).map((text) => text.toWellFormed().slice(0, 700)),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)
