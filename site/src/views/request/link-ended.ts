import { LINK_DAYS } from '#domain/customer/rules'

/** Why a link shows no request. */
export type NoRequest = 'unknown' | 'expired' | 'revoked' | 'unreadable'

const ENDED = {
  unknown: {
    status: 404,
    title: 'Request not found',
    words:
      'This link does not open a request. Part of it may be missing: open it from our message again, or copy all of it. If that does not help, call or write to us.',
  },
  expired: {
    status: 410,
    title: 'This link has expired',
    words: `Links to a request work for ${LINK_DAYS} days. Your request itself is still with us: call or write to us, and we send you a new link.`,
  },
  revoked: {
    status: 410,
    title: 'This link was replaced',
    words:
      'It no longer opens your request, which is still with us. Use the newest link you have from us, or call or write to us for another one.',
  },
  unreadable: {
    status: 503,
    title: 'Your request cannot be shown right now',
    words:
      'Something on our side is not working. Wait a moment, then try again; nothing is lost. If it is urgent, call us: our number is in our e-mails.',
  },
} as const satisfies Record<NoRequest, { status: number; title: string; words: string }>

/** The status, title and words of a page that has no request to show. */
export function linkEnded(why: NoRequest) {
  return ENDED[why]
}
