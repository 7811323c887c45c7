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
      const answer = await whole(...call)
      if (call[1]?.method !== 'DELETE') return answer
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

  test('fails with what did not work', async () => {
    const wrong = smoke(await site(), { ...staff, password: 'not this one, surely' }, () => {})
    await expect(wrong).rejects.toThrow('POST /api/auth/login answered 401')
  })

  test.each([
    ['www.example.org', 'www.example.org is no address like https://www.example.org'],
    ['http://127.0.0.1:1', 'http://127.0.0.1:1 does not answer: '],
  ])('says of %s what is wrong with it', async (nowhere, words) => {
    await expect(smoke(nowhere, null, () => {})).rejects.toThrow(words)
  })
})
