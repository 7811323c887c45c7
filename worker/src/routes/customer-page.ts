import { type Context, Hono } from 'hono'
import { Acceptance, Question } from '#contract/requests/customer-request'
import { MAX_MESSAGE_LENGTH } from '#contract/text/limits'
import { formatNumber } from '#contract/text/number-format'
import { customerCalendar } from '#domain/customer/calendar'
import { DEFAULT_BUSINESS } from '#domain/default-business'
import { sha256 } from '#domain/sha256'
import { selectBusiness } from '../db/business.ts'
import { linkedRequest, selectLinked } from '../db/requests/customer-page.ts'
import { refuseOtherSites } from '../http/access/same-site.ts'
import { AppError } from '../http/app-error.ts'
import type { AppEnv } from '../http/env.ts'
import { acceptAsCustomer, askAsCustomer, withdrawAsCustomer } from '../http/forms/customer-actions.ts'
import { type Fields, pageWithProblem, pageWithTyped, sentForm } from '../http/forms/page-form.ts'
import { idempotentPost } from '../http/idempotency.ts'
import { linkOf } from '../http/request-link.ts'
import { validFields } from '../http/valid.ts'
import { sendMailsAfterResponse } from '../mail/send-after-response.ts'

/**
 * What the customer's page needs besides the page itself. Its forms work without any script: they redirect to the page, which
 * says what was done.
 */
export const customerPage = new Hono<AppEnv>()
  .post('/:token', async (c) => {
    const token = c.req.param('token')
    const { fields, isWhole } = await sentForm(c)
    try {
      refuseOtherSites(c)
      if (!isWhole) throw tooLarge(fields)
      const done = await act(c, token, fields)
      sendMailsAfterResponse(c)
      const { message } = fields
      // A question that was typed beside what was done comes back in the page, as it must not be in an address.
      if (done !== 'asked' && message?.trim()) return await pageWithTyped(c, { action: done, message }, `?done=${done}`)
      return c.redirect(`${linkOf(token)}?done=${done}`, 303)
    } catch (error) {
      return pageWithProblem(c, error, fields)
    }
  })
  .get('/:token/rental.ics', async (c) => {
    const token = c.req.param('token')
    const { db } = c.var
    const [[business], ...linked] = await db.batch([selectBusiness(db), ...selectLinked(db, await sha256(token))])
    const request = linkedRequest(linked, new Date())
    // The page says why there is nothing to add to a calendar.
    if (typeof request === 'string' || request.noun !== 'rental' || request.status !== 'approved') {
      return c.redirect(linkOf(encodeURIComponent(token)), 303)
    }
    const { business_name } = business ?? DEFAULT_BUSINESS
    return c.body(customerCalendar(request, business_name), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="rental-${request.id}.ics"`,
    })
  })

function tooLarge({ message }: Fields): AppError {
  return new AppError(
    'too-large',
    message
      ? `Nothing was sent: your question is too long. Please shorten it to ${formatNumber(MAX_MESSAGE_LENGTH)} characters and send it again. Only its beginning is kept here; your browser’s Back button may still have the rest.`
      : 'Nothing was sent: this form has too much text. Please use the forms of this page again.',
  )
}

async function act(c: Context<AppEnv>, token: string, fields: Fields): Promise<'accepted' | 'withdrawn' | 'asked'> {
  if (fields.action === 'accept') {
    const seen = validFields(Acceptance, { ...fields, final_price: Number(fields.final_price) })
    await acceptAsCustomer(c, token, seen)
    return 'accepted'
  }
  if (fields.action === 'withdraw') {
    await withdrawAsCustomer(c, token)
    return 'withdrawn'
  }
  const { message } = validFields(Question, { message: fields.message })
  // The browser's Back button shows the form with the same key, and another question can be written there.
  const key = fields.key && `${fields.key}.${await sha256(message)}`
  await askAsCustomer(c, token, message, await idempotentPost(c, message, key))
  return 'asked'
}
