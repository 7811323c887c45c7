import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redactFields, redactHeaders, redactPath, redactQuery, redactText } from './redact.ts'

const MARK = 'mArK3r-0f-a-secret'
const TOKEN = 'Zk3x_9Qw-7bLm2RtY8uVcN1oPsD4fGh6JkL0aXeWqTz'

const NAMES = ['password', 'newPassword', 'PASSWORD', 'confirm_password', 'token', 'apiKey', 'API-Key', 'Set-Cookie']
const secretName = fc.constantFrom(...NAMES, 'client_secret', 'adminToken', 'access key', 'privateKey', 'passphrase')
const harmlessKey = fc.string().filter((name) => name !== '__proto__')
const secretValue = fc.oneof(
  fc.constant(MARK),
  fc.string().map((around) => `${around}${MARK}`),
  fc.array(fc.constant(MARK), { minLength: 1 }),
  fc.dictionary(harmlessKey, fc.constant(MARK), { minKeys: 1 }),
)

// A record with a secret somewhere among other things, however deep.
const holder = fc
  .tuple(secretName, secretValue, fc.array(fc.tuple(harmlessKey, fc.boolean()), { maxLength: 6 }), fc.object())
  .map(([name, value, way, beside]) =>
    way.reduce<unknown>((inner, [key, isList]) => (isList ? [beside, inner] : { [key]: inner, beside }), {
      ...beside,
      [name]: value,
    }),
  )

describe('redactText', () => {
  test('leaves no secret in JSON, whatever stands around it', () => {
    fc.assert(fc.property(holder, (value) => !redactText(JSON.stringify(value)).includes(MARK)))
    fc.assert(fc.property(holder, (value) => !redactText(JSON.stringify(value, null, 2)).includes(MARK)))
  })

  test('leaves valid JSON as valid as it was', () => {
    fc.assert(fc.property(holder, (value) => JSON.parse(redactText(JSON.stringify(value))) !== undefined))
  })

  test('leaves no secret in JSON that is cut off anywhere', () => {
    fc.assert(
      fc.property(holder, fc.nat(), (value, at) => {
        const text = JSON.stringify(value)
        return !redactText(text.slice(0, at % text.length)).includes(MARK)
      }),
    )
  })

  test('leaves no secret in JSON that stands in JSON as a text', () => {
    fc.assert(
      fc.property(holder, (value) => !redactText(JSON.stringify({ body: JSON.stringify(value) })).includes(MARK)),
    )
  })

  test.each([
    ['{"password":"a\\"b","name":"Ida"}', '{"password":"[REDACTED]","name":"Ida"}'],
    ['{"pass\\u0077ord":"x"}', '{"pass\\u0077ord":"[REDACTED]"}'],
    ['{"token":["a",{"b":"c"}],"n":1}', '{"token":"[REDACTED]","n":1}'],
    ['{"token": 12 ,"n":1}', '{"token": "[REDACTED]" ,"n":1}'],
    ['{"required":true,"password":null}', '{"required":true,"password":null}'],
    ['{"password_set":true}', '{"password_set":true}'],
    ['{"password_set":false,"token":falsehood}', '{"password_set":false,"token":"[REDACTED]"}'],
    ['{"path":"password","message":"Enter a password"}', '{"path":"password","message":"Enter a password"}'],
    ["{'password': 'x y'}", "{'password': '[REDACTED]'}"],
    ['password=hunter2&name=Ida', 'password=[REDACTED]&name=Ida'],
    ['The token: abc was refused', 'The token: [REDACTED] was refused'],
    ['Authorization: Bearer abc.def', 'Authorization: [REDACTED] [REDACTED]'],
    ['Authorization: Basic aWRhOng=', 'Authorization: [REDACTED] [REDACTED]'],
    ['{"sent":"Authorization: Basic aWRhOng="}', '{"sent":"Authorization: [REDACTED] [REDACTED]"}'],
    ['we sent bearer abc.def here', 'we sent bearer [REDACTED] here'],
    ['password_hash=x and filter[password]=x', 'password_hash=[REDACTED] and filter[password]=[REDACTED]'],
    ["{ 'newPassword' => 'x y' }", "{ 'newPassword' => '[REDACTED]' }"],
    ['was {\\"password\\":\\"x y\\"}', 'was {\\"password\\":\\"[REDACTED]\\"}'],
    ['cut at password="x y', 'cut at password="[REDACTED]"'],
    ["cut at password='x y", "cut at password='[REDACTED]'"],
    ['password=true-story-42&name=Ida', 'password=[REDACTED]&name=Ida'],
    ['password=null.void', 'password=[REDACTED]'],
    ['(password: null)', '(password: null)'],
    [`GET /api/requests/${TOKEN} failed`, 'GET /api/requests/[REDACTED] failed'],
    ['/request/short-but-16-long', '/request/[REDACTED]'],
    [`/api/calendar/${TOKEN}.ics`, '/api/calendar/[REDACTED].ics'],
    [`https://host/anything/${TOKEN}?x=1`, 'https://host/anything/[REDACTED]?x=1'],
    ['/api/requests/123456789012345', '/api/requests/123456789012345'],
    ['/api/requests/1234567890123456', '/api/requests/[REDACTED]'],
    ['/request/fifteen-letters', '/request/fifteen-letters'],
    [`made of ${'0f'.repeat(16)}`, 'made of [REDACTED]'],
    [`made of ${'0f'.repeat(15)}0`, `made of ${'0f'.repeat(15)}0`],
    [`the key ${TOKEN.slice(0, 40)}`, 'the key [REDACTED]'],
    [`the key ${TOKEN.slice(0, 39)}`, `the key ${TOKEN.slice(0, 39)}`],
    ['/a-long-name-of-a-page-about-food-trailers-in-2026', '/a-long-name-of-a-page-about-food-trailers-in-2026'],
    ['AnErrorOfAClassWithAVeryLongNameInsideALibrary', 'AnErrorOfAClassWithAVeryLongNameInsideALibrary'],
    ['SQLITE_CONSTRAINT_WITH_A_VERY_LONG_NAME_AND_1555', 'SQLITE_CONSTRAINT_WITH_A_VERY_LONG_NAME_AND_1555'],
    ['id 018f3a52-7c1e-4b6e-9f7e-0d4b8f8e2a11', 'id 018f3a52-7c1e-4b6e-9f7e-0d4b8f8e2a11'],
    ['Basic griddle, 100% steel', 'Basic griddle, 100% steel'],
  ])('makes %s into %s', (text, told) => {
    expect(redactText(text)).toBe(told)
  })

  test.each([
    ...['db_passwd', 'Passcode', 'pwd', 'X-Access-Key', 'credentials', 'session_id', 'cf-turnstile-response'],
    ...['auth', 'PASS', 'pin', 'otp', 'jwt'],
  ])('knows %s for the name of a secret in JSON', (name) => {
    expect(redactText(`{"${name}":"x","n":1}`)).toBe(`{"${name}":"[REDACTED]","n":1}`)
  })

  test.each(['passwd', 'passcode', 'pwd', 'access key', 'credential', 'session-id', 'private_key', 'turnstile'])(
    'knows %s for the name of a secret in a text',
    (name) => expect(redactText(`The ${name}: x1 was refused`)).toBe(`The ${name}: [REDACTED] was refused`),
  )

  test.each(['author', 'passport', 'pinned', 'session', 'key'])('takes %s for no secret', (name) => {
    expect(redactText(`{"${name}":"x"}`)).toBe(`{"${name}":"x"}`)
  })

  test('takes no longer for a text made to keep it busy', () => {
    for (const text of ['a'.repeat(20_000), 'password'.repeat(2500), '"\\'.repeat(10_000), '[{'.repeat(10_000)]) {
      const before = process.cpuUsage()
      redactText(text)
      // Measures CPU time, not elapsed time: other programs may have used the processor meanwhile.
      expect(process.cpuUsage(before).user / 1000, text.slice(0, 8)).toBeLessThan(500)
    }
  })
})

describe('redactQuery', () => {
  test('leaves no secret, however its name is written', () => {
    fc.assert(
      fc.property(secretName, fc.string(), (name, beside) => {
        const query = new URLSearchParams([
          ['q', beside],
          [name, MARK],
          [`filter[${name}]`, MARK],
        ])
        return !redactQuery(`${query}`).includes(MARK)
      }),
    )
  })

  test.each([
    ['%70assword=x&page=2', '%70assword=[REDACTED]&page=2'],
    ['a=%7B%22token%22%3A%22x%22%7D', 'a={"token":"[REDACTED]"}'],
    ['%70assword%25=x', '%70assword%25=[REDACTED]'],
    ['%70assword%E0=x', '%70assword%E0=[REDACTED]'],
    ['a=password%3Dtrue-x', 'a=password=[REDACTED]'],
    ['a=Bearer+abc', 'a=Bearer [REDACTED]'],
    ['a=token=abc', 'a=token=[REDACTED]'],
    ['password%3Dhunter2&page=2', 'password=[REDACTED]&page=2'],
    ['password%3Dhunter2=', 'password=[REDACTED]=[REDACTED]'],
    ['{"password":"a=b"}', '{"password":"[REDACTED]"=[REDACTED]'],
    [`${TOKEN.replace('_', '%5F')}=`, '[REDACTED]='],
    [TOKEN.replace('_', '%5F'), '[REDACTED]'],
    ['path=%25&page=1', 'path=%25&page=1'],
    ['', ''],
  ])('makes %s into %s', (query, told) => {
    expect(redactQuery(query)).toBe(told)
  })
})

describe('redactPath', () => {
  test('leaves nothing of a key, whichever of its letters are percent-encoded', () => {
    const isEncoded = fc.array(fc.nat(2), { minLength: TOKEN.length, maxLength: TOKEN.length })
    const encoded = (letter: string, times: number) =>
      ['', letter, `%${letter.charCodeAt(0).toString(16)}`, `%25${letter.charCodeAt(0).toString(16)}`][times + 1]
    fc.assert(
      fc.property(isEncoded, fc.constantFrom('', '%25', '%E0'), (times, behind) => {
        const letters = [...TOKEN].map((letter, at) => encoded(letter, times[at] ?? 0)).join('')
        return redactPath(`/api/requests/${letters}/accept${behind}`).startsWith('/api/requests/[REDACTED]/accept')
      }),
    )
  })

  test('leaves every other path as it was sent', () => {
    for (const path of ['/rent/1', '/images/trailers/a%20b+c.png', '/nothing%E0%2F'])
      expect(redactPath(path)).toBe(path)
  })
})

test('headers keep their names, and those of secrets nothing else', () => {
  const headers = { Authorization: `Bearer ${MARK}`, cookie: `a=${MARK}`, 'X-Api-Key': MARK, Accept: 'text/html' }
  expect(redactHeaders(Object.entries(headers))).toEqual({
    Authorization: '[REDACTED]',
    cookie: '[REDACTED]',
    'X-Api-Key': '[REDACTED]',
    Accept: 'text/html',
  })
})

test('fields of secrets hold nothing else, and the others stay as they are', () => {
  expect(redactFields({ 'api-key': MARK, count: 3, note: null })).toEqual({
    'api-key': '[REDACTED]',
    count: 3,
    note: null,
  })
})
