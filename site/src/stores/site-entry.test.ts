import { describe, expect, test } from 'vitest'
import { lockedPath } from '../locked-path.ts'
import { onwardPath, siteEntry } from './site-entry.ts'

const SITE = 'https://tampa.test'

describe('siteEntry', () => {
  test('checks, and then lets in', async () => {
    const { $entry, enter } = siteEntry(async () => null)
    expect($entry.get()).toEqual({ is: 'idle' })
    const entering = enter('correct horse')
    expect($entry.get()).toEqual({ is: 'checking' })
    await entering
    expect($entry.get()).toEqual({ is: 'authenticated' })
  })

  test('says what is wrong, and takes another try', async () => {
    const sentences = ['Wrong password.', null]
    const { $entry, enter } = siteEntry(async () => sentences.shift() ?? null)
    await enter('wrong')
    expect($entry.get()).toEqual({ is: 'wrong', sentence: 'Wrong password.' })
    await enter('right')
    expect($entry.get()).toEqual({ is: 'authenticated' })
  })

  test('asks nothing for a blank password, and once at a time', async () => {
    let asked = 0
    const { enter } = siteEntry(async () => {
      asked++
      return null
    })
    await enter('  ')
    expect(asked).toBe(0)
    await Promise.all([enter('once'), enter('once')])
    expect(asked).toBe(1)
  })
})

describe('the way in', () => {
  test('leads back to the address asked for', () => {
    const asked = new URL('/rental-details?id=7#terms', SITE)
    expect(onwardPath(asked)).toBe('/rental-details?id=7#terms')
    expect(onwardPath(new URL(lockedPath(asked), SITE))).toBe('/rental-details?id=7#terms')
  })

  test.each([
    '/locked',
    '/locked?to=',
    '/locked?to=/locked?to=/locked',
    '/locked?to=https://evil.example/',
    '/locked?to=http://%5B',
    '/locked?to=//evil.example/',
    '/locked?to=%5C%5Cevil.example',
    '/locked?to=/.//evil.example/',
    '/locked?to=/faq/..//evil.example/x?y',
    '/locked?to=/%252e/%5Cevil.example/',
    '/locked?to=.//evil.example/',
    '/locked?to=javascript:alert(1)',
    '/locked?to=http://[',
  ])('leads home from %s', (path) => {
    expect(onwardPath(new URL(path, SITE))).toBe('/')
  })
})
