import { MeResponse, VerifyResponse } from '#contract/session'
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
  'POST /api/auth/logout': { does: 'Ends the session.', returns: Done },
}
