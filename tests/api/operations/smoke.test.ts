import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { DEMO_PASSWORD } from '../../../scripts/demo/accounts.ts'
import { smoke } from '../../../scripts/deploy/smoke.ts'
import { imageFolders, images, sessions } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'

describe('the smoke test after a deployment', () => {
  const site = async () => (await product()).url.href
  const staff = { username: 'staff', password: DEMO_PASSWORD }

  test('tries sign-in, save, upload, picture and pages, and leaves nothing behind though an answer is lost', async () => {
    const whole = fetch
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      const response = await whole(...call)
      if (call[1]?.method !== 'DELETE') return response
      vi.unstubAllGlobals()
      return new Response('Network connection lost.', { status: 500 })
    })
    onTestFinished(() => void vi.unstubAllGlobals())
    const { db } = await product()
    const left = async () => [await db.$count(images), await db.$count(imageFolders), await db.$count(sessions)]
    const before = await left()
    const told: string[] = []
    await smoke(await site(), staff, (words) => told.push(words))
    expect(told).toHaveLength(7)
    expect(await left()).toEqual(before)
  })

  test('tries what a stranger can without an account', async () => {
    const told: string[] = []
    await smoke(await site(), null, (words) => told.push(words))
    expect(told.join()).toContain('pages open')
    expect(told.join()).not.toContain('signs in')
  })

  test('waits for a new address, and wants it encrypted for everybody', async () => {
    const whole = fetch
    const ours = await site()
    const asked: string[] = []
    let plain = 200
    vi.stubGlobal('fetch', async (address: URL, options?: RequestInit) => {
      asked.push(address.href)
      if (address.protocol === 'http:') {
        const leads = { Location: address.href.replace('http:', 'https:') }
        return new Response(null, { status: plain, headers: plain === 301 ? leads : {} })
      }
      if (asked.length === 1) throw new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } })
      if (asked.length === 2) return new Response('error code: 522', { status: 522 })
      return whole(new URL(address.pathname, ours), options)
    })
    onTestFinished(() => void vi.unstubAllGlobals())
    const told: string[] = []
    const tried = () => smoke('https://new.example', null, (words) => told.push(words), { forMs: 60_000, everyMs: 1 })
    await expect(tried()).rejects.toThrow('http://new.example/ does not lead to https. Switch on Always Use HTTPS')
    expect(asked.slice(0, 3)).toEqual(Array(3).fill('https://new.example/api/health'))
    expect(told[0]).toContain('does not answer yet')
    plain = 301
    await tried()
    expect(told.at(-1)).toContain('pages open')
  })

  test('fails with what did not work', async () => {
    const wrong = smoke(await site(), { ...staff, password: 'not this one, surely' }, () => {})
    await expect(wrong).rejects.toThrow('POST /api/auth/login answered 401')
  })

  test.each([
    ['www.example.org', 'www.example.org is not an address like https://www.example.org'],
    ['http://127.0.0.1:1', 'http://127.0.0.1:1 does not answer: '],
  ])('says of %s what is wrong with it', async (nowhere, words) => {
    await expect(smoke(nowhere, null, () => {})).rejects.toThrow(words)
  })
})
