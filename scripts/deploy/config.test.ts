import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SETTINGS } from '../../worker/src/http/settings.ts'
import { missingSecrets, neededSecrets, notesOf, problemsOf, readConfig } from './config.ts'

const id = '8d6e9f0c-1c0b-4a3e-9b53-0d1f0d5a7c11'
const config = (SITE_URL: string, database_id: string, MAIL_FROM = 'hello@example.org') => ({
  vars: { SITE_URL, MAIL_FROM, RESPONSE_CACHE_TTL_MS: '5000' },
  d1_databases: [{ binding: 'DB', database_id }],
  routes: [{ pattern: 'example.org', custom_domain: true }],
})

describe('an environment', () => {
  test('that is filled in can be deployed', () => {
    expect(problemsOf(config('https://example.org', id), 'staging')).toEqual([])
    expect(notesOf(config('https://example.org', id))).toEqual([])
  })

  test.each([
    ['', id, 'SITE_URL'],
    ['http://example.org', id, 'SITE_URL'],
    ['https://example.org', '', 'database_id'],
    ['https://example.org', '00000000-0000-0000-0000-000000000000', 'database_id'],
  ])('with the address %j and the database %j cannot', (site, database, problem) => {
    expect(problemsOf(config(site, database), 'staging')).toEqual([expect.stringContaining(problem)])
  })

  test('is told what it goes without', () => {
    expect(notesOf(config('https://example.org', id, ''))).toEqual([expect.stringContaining('MAIL_FROM')])
  })

  test.each([
    ['https://example.org', ['www.example.org/*'], 1],
    ['https://example.org', undefined, 1],
    ['https://www.example.org', ['*.example.org/*'], 0],
    ['https://trailers.somebody.workers.dev', undefined, 0],
    ['', undefined, 0],
  ])('at %s is told where the routes %j lead elsewhere', (site, routes, notes) => {
    const { vars } = config(site, id)
    const told = notesOf({ vars, routes }).filter((note) => note.includes('No route'))
    expect(told).toHaveLength(notes)
  })
})

test('the secret of Turnstile is asked for where its site key is set', () => {
  expect(neededSecrets({ vars: { TURNSTILE_SITE_KEY: '' } })).toEqual([])
  expect(neededSecrets({ vars: { TURNSTILE_SITE_KEY: '0x4AAA' } })).toEqual(['TURNSTILE_SECRET_KEY'])
})

describe('the secrets that are missing', () => {
  const asked = { vars: { TURNSTILE_SITE_KEY: '0x4AAA' } }
  const missing = (list: () => Promise<string>) => missingSecrets(asked, 'staging', list)
  const failing = (message: string) => () => Promise.reject(new Error(message))

  test('are those that Cloudflare does not list', async () => {
    expect(await missing(async () => '[]')).toEqual(['TURNSTILE_SECRET_KEY'])
    expect(await missing(async () => '[{"name":"TURNSTILE_SECRET_KEY","type":"secret_text"}]')).toEqual([])
  })

  test('are all where the Worker was never deployed', async () => {
    const message = 'ERROR Worker "trailers-staging" (env: staging) not found.'
    expect(await missing(failing(message))).toEqual(['TURNSTILE_SECRET_KEY'])
  })

  test.each([
    'it is necessary to set a CLOUDFLARE_API_TOKEN environment variable',
    'A request to the Cloudflare API failed. Authentication error [code: 10000]',
    'fetch failed',
    'command not found',
  ])('are not known where wrangler fails: %s', async (message) => {
    const refused = missing(failing(message))
    await expect(refused).rejects.toThrow(/cannot be listed, so nothing was deployed.*npx wrangler whoami/)
    await expect(refused).rejects.toThrow(message)
  })

  test('are not known where wrangler prints something else', async () => {
    await expect(missing(async () => 'Welcome to wrangler')).rejects.toThrow('cannot be listed')
  })

  test('are not asked for where none is needed', async () => {
    expect(await missingSecrets({ vars: {} }, 'staging', failing('offline'))).toEqual([])
  })
})

describe.each(['staging', 'production'])('%s in wrangler.toml', (env) => {
  test('has every binding of the Worker, of its own name', () => {
    const { d1_databases, r2_buckets, images, ratelimits, send_email, assets } = readConfig(env)
    const bindings = [
      ...d1_databases.map(({ binding }) => binding),
      ...r2_buckets.map(({ binding }) => binding),
      images?.binding,
      ...ratelimits.map(({ name }) => name),
      ...send_email.map(({ name }) => name),
      assets?.binding,
    ]
    const wanted = SETTINGS.filter(({ kind }) => kind === 'binding').map(({ name }) => name)
    expect(bindings.toSorted()).toEqual(wanted.toSorted())
  })

  test('has every cron trigger', () => {
    expect(readConfig(env).triggers.crons).toHaveLength(2)
  })
})

test('staging is as production is, but for its names and what keeps search engines out', () => {
  const [staging, production] = ['staging', 'production'].map((env) => {
    const config = readConfig(env)
    const { ROBOTS_TAG: _robots, ...vars } = config.vars
    return {
      ...config,
      vars: Object.keys(vars).toSorted(),
      name: '',
      targetEnvironment: '',
      d1_databases: config.d1_databases.map((database) => ({ ...database, database_name: '', database_id: '' })),
      r2_buckets: config.r2_buckets.map((bucket) => ({ ...bucket, bucket_name: '' })),
      ratelimits: config.ratelimits.map((limit) => ({ ...limit, namespace_id: '' })),
      routes: [],
    }
  })
  expect(staging).toEqual(production)
  expect(production).toMatchObject({ observability: { enabled: true }, cache: { enabled: true } })
})

test('search engines are kept out of staging, and of nothing else', () => {
  expect(readConfig('staging').vars.ROBOTS_TAG).toBe('noindex')
  expect(readConfig('production').vars.ROBOTS_TAG).toBeUndefined()
})

test('the two environments share neither database nor bucket', () => {
  const [one, other] = ['staging', 'production'].map(readConfig)
  expect(one?.d1_databases[0]?.database_name).not.toBe(other?.d1_databases[0]?.database_name)
  expect(one?.r2_buckets[0]?.bucket_name).not.toBe(other?.r2_buckets[0]?.bucket_name)
})

test('docs/operations.md tells of every setting', () => {
  const text = readFileSync('docs/operations.md', 'utf8')
  expect(SETTINGS.filter(({ name }) => !text.includes(`\`${name}\``))).toEqual([])
})
