import { describe, expect, test } from 'vitest'
import { flagsOf, targetOf } from './target.ts'

describe('the installation a command is about', () => {
  test.each([
    [{}, null],
    [{ local: true }, null],
    [{ remote: true }, 'production'],
    [{ env: 'staging' }, 'staging'],
    [{ remote: true, env: 'staging' }, 'staging'],
  ])('%j means %j', (options, env) => {
    const target = targetOf(options)
    expect(target.env).toBe(env)
    expect(flagsOf(target).includes('--remote')).toBe(env !== null)
  })

  test('is one that wrangler.toml has', () => {
    expect(() => targetOf({ env: 'prod' })).toThrow('no environment “prod”. There are staging and production.')
  })

  test('is not this machine where the variable for its name is empty', () => {
    expect(() => targetOf({ env: '' })).toThrow('no environment “”')
  })

  test('is never two at once', () => {
    expect(() => targetOf({ env: 'staging', 'persist-to': 'other' })).toThrow('a folder of this machine')
    expect(() => targetOf({ local: true, env: 'staging' })).toThrow('either')
    expect(() => targetOf({ local: true, remote: true })).toThrow('either')
  })
})
