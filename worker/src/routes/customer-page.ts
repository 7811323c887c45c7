import { type Context, Hono } from 'hono'
import { Acceptance, Question } from '#contract/customer-request'
import { acceptAsCustomer, askAsCustomer, withdrawAsCustomer } from '../http/customer-actions.ts'
import type { AppEnv } from '../http/env.ts'
import { type Fields, formFields, pageWithProblem } from '../http/page-form.ts'
import { repeatable } from '../http/repeatable.ts'
import { linkOf } from '../http/request-link.ts'
import { refuseOtherSites } from '../http/same-site.ts'
import { validFields } from '../http/valid.ts'

/** The forms of the customer's page, which work without any script: done, they lead back to the page, which says so. */
export const customerPage = new Hono<AppEnv>().post('/:token', async (c) => {
  const token = c.req.param('token')
  const fields = await formFields(c)
  try {
    refuseOtherSites(c)
    const done = await act(c, token, fields)
    return c.redirect(`${linkOf(token)}?done=${done}`, 303)
  } catch (error) {
    return pageWithProblem(c, error, fields)
  }
})

async function act(c: Context<AppEnv>, token: string, fields: Fields): Promise<string> {
  if (fields.action === 'accept') {
    const { final_price } = validFields(Acceptance, { final_price: Number(fields.final_price) })
    await acceptAsCustomer(c, token, final_price)
    return 'accepted'
  }
  if (fields.action === 'withdraw') {
    await withdrawAsCustomer(c, token)
    return 'withdrawn'
  }
  const { message } = validFields(Question, { message: fields.message })
  await askAsCustomer(c, token, message, await repeatable(c, message, fields.key))
  return 'asked'
}
