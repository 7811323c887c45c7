import type { CustomerRequest } from '#contract/requests/customer-request'
import type { Day } from '#contract/wire'
import { BUILD_NEXT } from '#domain/build/next-steps'
import { acceptanceRefusal, isWithoutTrailer } from '#domain/customer/rules'
import { RENTAL_NEXT } from '#domain/rental/next-steps'
import { hasLapsed } from './price.ts'

/** The state of a request, in words for its customer. */
export interface StatusSummary {
  badge: string
  tone: 'ok' | 'busy' | 'waiting' | 'stop' | 'neutral'
  title: string
  lead: string
  /** What follows, step by step, while the customer waits for a price. */
  next?: readonly string[]
}

/** The state of a request on `today`, and what happens next. */
export function statusSummaryOf(request: CustomerRequest, today: Day): StatusSummary {
  const { status } = request
  if (status === 'rejected') return closed(request)
  if (status === 'completed') return completed(request)
  if (status === 'in_progress') return IN_PROGRESS
  if (isWithoutTrailer(request)) return WITHOUT_TRAILER
  const look = BADGES[status]
  if (acceptanceRefusal(request, today) === null) return { ...look, ...readyToAccept(request) }
  const late = expiredSummary(request, today)
  if (late) return { ...look, ...late }
  const { title, lead, ...rest } = request.accepted_at !== null ? accepted(request) : WORDS[request.noun][status]
  return { ...look, ...rest, title, lead: awaitsHandover(request, today) ? `${lead} ${HANDOVER}` : lead }
}

// It may have been agreed on the phone, which is not recorded anywhere.
const HANDOVER = 'If we have not agreed yet when and where you get it, ask us below.'

function awaitsHandover(request: CustomerRequest, today: Day): boolean {
  return request.noun === 'rental' && request.status === 'approved' && today <= request.rental_start_date
}

const BADGES = {
  pending: { badge: 'Waiting for our answer', tone: 'waiting' },
  approved: { badge: 'Approved', tone: 'ok' },
} as const

const WORDS = {
  rental: {
    pending: {
      title: 'We are checking your days',
      lead: 'We make sure that the trailer is available and ready for you, and answer within one business day. Nothing is booked yet, and there is nothing to pay.',
      next: RENTAL_NEXT,
    },
    approved: { title: 'Your days are booked', lead: 'The trailer is reserved for you.' },
  },
  custom_build: {
    pending: {
      title: 'We are working on your quote',
      lead: 'We go through your build, its power and the rules of your county, and answer within one business day.',
      next: BUILD_NEXT,
    },
    approved: { title: 'Your build is approved', lead: 'We go through the last details with you next.' },
  },
} as const

const IN_PROGRESS: StatusSummary = {
  badge: 'In progress',
  tone: 'busy',
  title: 'Your trailer is being built',
  lead: 'That typically takes 8 to 10 weeks. Ask us below whenever you want to know how far along it is.',
}

const WITHOUT_TRAILER: StatusSummary = {
  badge: 'Not available',
  tone: 'stop',
  title: 'This trailer is no longer available',
  lead: 'It has left our fleet, so we cannot book it for you. Tell us below if another trailer suits you, and we will see to it.',
}

function readyToAccept({ noun, status }: CustomerRequest) {
  if (noun === 'custom_build') {
    return {
      badge: 'Quote ready',
      title: 'Your quote is ready',
      lead: 'Look through it, ask us anything, and accept it when it is right.',
    }
  }
  return status === 'approved'
    ? { title: 'Your days are booked', lead: 'The trailer is reserved for you. Please accept the final price below.' }
    : {
        badge: 'Price ready',
        title: 'Your price is ready',
        lead: 'Accept it below and we book your days, or ask us first.',
      }
}

/** The state of a request whose days or quote have passed without a decision; `null` if that is not so. */
function expiredSummary(request: CustomerRequest, today: Day) {
  if (request.noun === 'custom_build') return hasLapsed(request, today) ? EXPIRED : null
  if (request.status === 'pending') return request.rental_start_date < today ? UNDECIDED : null
  return request.rental_end_date < today ? OVER : null
}

const EXPIRED = {
  badge: 'Quote expired',
  tone: 'neutral',
  title: 'Your quote has expired',
  lead: 'Your build is kept. Ask us below for a new price if you still want it.',
} as const

const UNDECIDED = {
  badge: 'Not booked',
  tone: 'neutral',
  title: 'Your first day has passed',
  lead: 'This request was not booked in time, and there is nothing to pay. Ask us below for other days.',
} as const

const OVER = {
  badge: 'Over',
  tone: 'neutral',
  title: 'Your rental days are over',
  lead: 'Thank you for renting with us. If you still have the trailer, please call us.',
} as const

function accepted({ noun, status }: CustomerRequest) {
  if (noun === 'custom_build') {
    return {
      badge: 'Quote accepted',
      title: 'You accepted the quote',
      lead: 'We plan your build next and tell you when it begins.',
    }
  }
  return status === 'approved'
    ? { title: 'Your days are booked', lead: 'The trailer is reserved for you, at the price you accepted.' }
    : {
        badge: 'Price accepted',
        title: 'You accepted the price',
        lead: 'We book your days next and tell you when that is done.',
      }
}

function closed({ is_withdrawn, close_reason, noun, steps }: CustomerRequest): StatusSummary {
  if (is_withdrawn) {
    const lead = 'Nothing is booked, and there is nothing to pay. If you change your mind, tell us below.'
    return { badge: 'Withdrawn', tone: 'neutral', title: 'You withdrew this request', lead }
  }
  const lead = close_reason === null ? 'Ask us below if you want to know more.' : 'Here is what we wrote:'
  const name = noun === 'rental' ? 'rental' : 'build'
  const before = steps.findLast(({ what }) => what === 'pending' || what === 'approved' || what === 'in_progress')?.what
  // It may have been closed because the customer called, so the words suit both.
  if (before === 'approved' || before === 'in_progress') {
    return { badge: 'Canceled', tone: 'stop', title: `Your ${name} is canceled`, lead }
  }
  return { badge: 'Closed', tone: 'stop', title: 'This request is closed', lead }
}

function completed({ noun }: CustomerRequest): StatusSummary {
  const [title, lead] =
    noun === 'rental'
      ? ['This rental is completed', 'Thank you for renting with us.']
      : ['Your trailer is finished', 'Thank you for building with us.']
  return { badge: 'Completed', tone: 'neutral', title, lead }
}
