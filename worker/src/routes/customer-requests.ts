import { Hono } from 'hono'
import type { ContactAnswer } from '#contract/contact'
import { Acceptance, type CustomerRequestAnswer, Question } from '#contract/customer-request'
import type { AppEnv } from '../http/env.ts'
import { acceptAsCustomer, askAsCustomer, withdrawAsCustomer } from '../http/forms/customer-actions.ts'
import { repeatable } from '../http/repeatable.ts'
import { requestBehind } from '../http/request-link.ts'
import { validBody } from '../http/valid.ts'
import { sendMailsAfterAnswer } from '../mail/send-after-answer.ts'

/** A customer views a request and responds to it, authorized by the token in the address. */
export const customerRequests = new Hono<AppEnv>()
  .get('/:token', async (c) => {
    const request = await requestBehind(c.var.db, c.req.param('token'))
    return c.json<CustomerRequestAnswer>({ success: true, request })
  })
  .post('/:token/accept', ...validBody(Acceptance), async (c) => {
    const request = await acceptAsCustomer(c, c.req.param('token'), c.req.valid('json'))
    sendMailsAfterAnswer(c)
    return c.json<CustomerRequestAnswer>({ success: true, request })
  })
  .post('/:token/withdraw', async (c) => {
    const request = await withdrawAsCustomer(c, c.req.param('token'))
    sendMailsAfterAnswer(c)
    return c.json<CustomerRequestAnswer>({ success: true, request })
  })
  .post('/:token/question', ...validBody(Question), async (c) => {
    const { message } = c.req.valid('json')
    const answer = await askAsCustomer(c, c.req.param('token'), message, await repeatable(c, message))
    sendMailsAfterAnswer(c)
    return c.json<ContactAnswer>(answer, 201)
  })
