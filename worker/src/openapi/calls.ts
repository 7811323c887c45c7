import type { Calls } from './call.ts'
import { catalogueCalls } from './calls/catalogue.ts'
import { customerCalls } from './calls/customers.ts'
import { libraryCalls } from './calls/library.ts'
import { managementCalls } from './calls/management.ts'
import { ownCalls } from './calls/own.ts'
import { requestCalls } from './calls/requests.ts'
import { visitorCalls } from './calls/visitors.ts'

/** Every call of the product, in the order in which it is described. */
export const CALLS: Calls = {
  ...visitorCalls,
  ...customerCalls,
  ...ownCalls,
  ...requestCalls,
  ...catalogueCalls,
  ...libraryCalls,
  ...managementCalls,
}
