import { Hono } from 'hono'
import type { ContactResponse } from '#contract/requests/contact'
import { Acceptance, type CustomerRequestResponse, Question } from '#contract/requests/customer-request'
import type { AppEnv } from '../http/env.ts'
import { acceptAsCustomer, askAsCustomer, withdrawAsCustomer } from '../http/forms/customer-actions.ts'
import { idempotentPost } from '../http/idempotency.ts'
import { requestOfLink } from '../http/request-link.ts'
import { validBody } from '../http/valid.ts'
import { sendMailsAfterResponse } from '../mail/send-after-response.ts'

/** A customer views a request and responds to it, authorized by the token in the address. */
export const customerRequests = new Hono<AppEnv>()
  .get('/:token', async (c) => {
    const request = await requestOfLink(c.var.db, c.req.param('token'))
    return c.json<CustomerRequestResponse>({ success: true, request })
  })
  .post('/:token/accept', ...validBody(Acceptance), async (c) => {
    const request = await acceptAsCustomer(c, c.req.param('token'), c.req.valid('json'))
    sendMailsAfterResponse(c)
    return c.json<CustomerRequestResponse>({ success: true, request })
  })
  .post('/:token/withdraw', async (c) => {
    const request = await withdrawAsCustomer(c, c.req.param('token'))
    sendMailsAfterResponse(c)
    return c.json<CustomerRequestResponse>({ success: true, request })
  })
  .post('/:token/question', ...validBody(Question), async (c) => {
    const { message } = c.req.valid('json')
    const response = await askAsCustomer(c, c.req.param('token'), message, await idempotentPost(c, message))
    sendMailsAfterResponse(c)
    return c.json<ContactResponse>(response, 201)
  })
