import { describe, expect, test } from 'vitest'
import { flagsOf, nameOf, targetOf } from './target.ts'

describe('the installation a command is about', () => {
  test.each([
    [{}, ['--local', '--env', ''], 'the local installation'],
    [{ local: true }, ['--local', '--env', ''], 'the local installation'],
    [{ 'persist-to': 'other' }, ['--local', '--env', '', '--persist-to', 'other'], 'the local installation in other'],
    [{ remote: true }, ['--remote', '--env', 'production'], 'production on Cloudflare'],
    [{ env: 'staging' }, ['--remote', '--env', 'staging'], 'staging on Cloudflare'],
    [{ remote: true, env: 'staging' }, ['--remote', '--env', 'staging'], 'staging on Cloudflare'],
  ])('%j means the flags %j, and is called %s', (options, flags, name) => {
    const target = targetOf(options)
    expect(flagsOf(target)).toEqual(['--config', 'wrangler.toml', ...flags])
    expect(nameOf(target)).toBe(name)
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
