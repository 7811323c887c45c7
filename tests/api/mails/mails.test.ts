import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { MailLetter, MailList, MailResponse } from '#contract/requests/mail'
import { auditEntries } from '../../../worker/src/db/schema.ts'
import { clearConsole, consoleLines, product } from '../../product.ts'
import { call, expectResponse, tokenOf } from '../client.ts'
import { mailRow, newCustomer, queueMail, RENTAL } from '../mail-records.ts'
import { newGroup, newRental, newTrailer, signedInAs } from '../records.ts'

describe('GET /api/mails', () => {
  test('lists the mails of a record, newest first, for whoever may see it', async () => {
    const { id } = await newRental(await newTrailer(), newCustomer())
    await queueMail(new Date('2090-01-01'), { noun: 'contact', record_id: id })
    const path = `/api/mails?noun=rental&record_id=${id}`
    const { mails: listed, obstacle } = await expectResponse(MailList, 200, 'GET', path, {
      token: await tokenOf('staff'),
    })
    expect(obstacle).toBeNull()
    expect(listed.map(({ template, subject }) => [template, subject])).toEqual([
      ['notice', 'New rental request: Nora Field'],
      ['received', 'We received your rental request: Test trailer'],
    ])
    const group = await newGroup({}, { 'rentals.view': false })
    const { token } = await signedInAs({ role: 'admin', group_id: group })
    expect((await call('GET', path, { token })).status).toBe(403)
    // One that does not exist is refused as well, or the answer would tell which mails do.
    for (const mail of [listed[0]?.id, 987_654_321]) {
      expect((await call('GET', `/api/mails/${mail}`, { token })).status).toBe(403)
    }
  })

  test('lists the others beside one that makes no letter, which says so when it is opened', async () => {
    const record_id = 987_001
    const broken = await queueMail(new Date('2090-01-01'), { noun: 'rental', record_id, data: {} as typeof RENTAL })
    const whole = await queueMail(new Date('2090-01-01'), { noun: 'rental', record_id, data: RENTAL })
    const token = await tokenOf('staff')
    const { mails } = await expectResponse(MailList, 200, 'GET', `/api/mails?noun=rental&record_id=${record_id}`, {
      token,
    })
    expect(mails.map(({ id, subject }) => [id, subject])).toEqual([
      [whole, 'We received your rental request: The Cuban'],
      [broken, 'An e-mail that can no longer be shown'],
    ])
    expect(await call('GET', `/api/mails/${broken}`, { token })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('no longer be shown') },
    })
    expect(consoleLines().join()).toContain(`Mail ${broken} cannot be written`)
    clearConsole()
  })

  test.each([
    ['rental', 'rentals'],
    ['custom_build', 'custom_builds'],
    ['contact', 'contact'],
  ] as const)('lists the mails of a %s for the right to see %s alone', async (noun, area) => {
    const others = (['rentals', 'custom_builds', 'contact'] as const).filter((other) => other !== area)
    const without = await newGroup({}, { [`${area}.view`]: false })
    const alone = await newGroup({}, Object.fromEntries(others.map((other) => [`${other}.view`, false])))
    const responses = [without, alone].map(async (group_id) => {
      const { token } = await signedInAs({ role: 'admin', group_id })
      return (await call('GET', `/api/mails?noun=${noun}&record_id=1`, { token })).status
    })
    expect(await Promise.all(responses)).toEqual([403, 200])
  })

  test.each(['', '?noun=rental', '?noun=trailer&record_id=1', '?noun=rental&record_id=x'])(
    'refuses %s',
    async (query) => {
      expect((await call('GET', `/api/mails${query}`, { token: await tokenOf('staff') })).status).toBe(400)
    },
  )
})

describe('GET /api/mails/:id', () => {
  test('shows a mail without the link to the customer’s page', async () => {
    const id = await queueMail(new Date('2090-01-01'), { noun: 'rental', data: RENTAL, template: 'approved' })
    const { mail, text, html } = await expectResponse(MailLetter, 200, 'GET', `/api/mails/${id}`, {
      token: await tokenOf('staff'),
    })
    expect(mail.subject).toBe('Your rental is approved: The Cuban')
    expect(text).toContain('only the customer gets')
    expect(text + html).not.toContain('/request/')
    expect(mail).not.toHaveProperty('data')
  })
})

describe('POST /api/mails/:id/retry', () => {
  const retry = async (id: number) => call('POST', `/api/mails/${id}/retry`, { token: await tokenOf('manager') })

  test('sends a failed mail again, and says who asked for it', async () => {
    const { db } = await product()
    const id = await queueMail(new Date('2036-01-01'), { status: 'failed', attempts: 6, error: 'It was down.' })
    const { mail } = await expectResponse(MailLetter, 200, 'GET', `/api/mails/${id}`, {
      token: await tokenOf('manager'),
    })
    expect(mail).toMatchObject({ status: 'failed', next_attempt_at: null })
    const response = await retry(id)
    expect(MailResponse.parse(response.body).mail).toMatchObject({ status: 'queued', attempts: 0, error: null })
    await expect.poll(async () => (await mailRow(id))?.status).toBe('sent')
    const [line] = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.noun, 'mail'), eq(auditEntries.record_id, id)))
    expect(line).toMatchObject({ by: 'manager', before: { status: 'failed' }, after: { status: 'queued' } })
  })

  test('leaves alone what was sent or is being sent', async () => {
    const sent = await queueMail(new Date(), { status: 'sent', sent_at: new Date().toISOString() })
    expect(await retry(sent)).toMatchObject({ status: 409, body: { error: expect.stringContaining('already') } })
    const taken = await queueMail(new Date('2090-01-01'), { attempts: 1 })
    expect((await retry(taken)).status).toBe(409)
    expect((await mailRow(taken))?.attempts).toBe(1)
  })

  test('takes the right to manage, and a mail', async () => {
    const group = await newGroup({}, { 'contact.manage': false })
    const { token } = await signedInAs({ role: 'admin', group_id: group })
    const id = await queueMail(new Date('2090-01-01'), { status: 'failed', error: 'It was down.' })
    expect((await call('POST', `/api/mails/${id}/retry`, { token })).status).toBe(403)
    expect((await retry(987_654_321)).status).toBe(404)
  })
})
