import { NewSecondFactor, RecoveryCodes, SecondFactorResponse } from '#contract/access/second-factor'
import { MeResponse, VerifyResponse } from '#contract/access/session'
import { Done } from '#contract/wire'
import type { Calls } from '../call.ts'

/** What every signed-in account may call about itself. */
export const ownCalls: Calls = {
  'GET /api/auth/verify': { does: 'Who the token belongs to.', returns: VerifyResponse },
  'GET /api/auth/me': { does: 'The account with its level and permissions.', returns: MeResponse },
  'PUT /api/auth/password': {
    does: 'Changes the caller’s password and ends their other sessions.',
    returns: Done,
    refuses: [429],
  },
  'GET /api/auth/second-factor': { does: 'The caller’s two-step sign-in.', returns: SecondFactorResponse },
  'POST /api/auth/second-factor': {
    does: 'Makes a key for an authenticator app, which counts once a code confirms it.',
    returns: NewSecondFactor,
    status: 201,
    refuses: [409, 429],
  },
  'POST /api/auth/second-factor/confirm': {
    does: 'Turns two-step sign-in on, ends the caller’s other sessions and subscription, and gives out recovery codes.',
    returns: RecoveryCodes,
    refuses: [409, 429],
  },
  'POST /api/auth/second-factor/recovery-codes': {
    does: 'Replaces the caller’s recovery codes.',
    returns: RecoveryCodes,
    refuses: [409, 429],
  },
  'POST /api/auth/second-factor/remove': {
    does: 'Turns the caller’s two-step sign-in off.',
    returns: Done,
    refuses: [429],
  },
  'POST /api/auth/logout': { does: 'Ends the session.', returns: Done },
}
