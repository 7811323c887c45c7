import type { Day, DayRange } from '#contract/wire'

/** A line of a letter's small print, as in “First day” and “Fri, Dec 4, 2026”. */
export type Fact = readonly [label: string, value: string]

/** What a letter about a rental says; prices are dollars. */
export interface RentalFacts {
  name: string
  trailer: string
  start: Day
  end: Day
  /** The days that the customer asked for, if staff have moved them since. */
  asked?: DayRange | null
  price: number | null
  /** True in the confirmation of a request whose final price was accepted already. */
  is_final?: boolean
  /** Whether the price includes the requested delivery; `null` if none was requested, or if there is no price. */
  includes_delivery?: boolean | null
  /** True if the customer can accept the price, and has not. */
  to_accept?: boolean
  /** What changed, if the customer was told of a price before. */
  revises?: 'price' | 'days'
}

/** What a letter about a custom build says. */
export interface BuildFacts {
  name: string
  model: string
  size: string
  color: string
  equipment: readonly string[]
  price: number | null
  /** True if that is the model's price, without any equipment. */
  is_base?: boolean
  valid_until: Day
  /** As for a rental. */
  to_accept?: boolean
  revises?: 'price' | 'validity'
}

/** What a rejection letter says in addition; `cancels` if the request had been approved before. */
export interface RejectionFacts {
  reason: string | null
  cancels: boolean
}

/** A notice to the business: who did it, and what it is about. */
export interface NoticeFacts {
  /** Subject and heading, as in “New rental request”. */
  title: string
  name: string
  /** Where a reply to the notice goes; `null` if it is answered in the portal. */
  email: string | null
  phone: string | null
  facts: readonly Fact[]
  /** What the customer wrote, with its line breaks. */
  text: string
}

/** What the confirmation of a message says. */
export interface MessageFacts {
  name: string
  /** The request that it asks about, as in “rental request #13”; absent for other messages. */
  about?: string
}

/** What a member of staff is told about their own sign-in. */
export interface SecurityFacts {
  event: 'password' | 'email' | 'second_factor_on' | 'second_factor_off' | 'recovery_code' | 'recovery_codes'
  username: string
  /** Who did it; `null` for the owner of the account. */
  by: string | null
  /** ISO 8601, in UTC. */
  at: string
}

/**
 * The content of a letter, by its purpose. Stored as it was when the mail was queued, so that the portal shows what was written
 * even if the record changes afterwards.
 */
export type MailContent =
  | { template: 'received' | 'priced' | 'approved' | 'changed'; noun: 'rental'; data: RentalFacts }
  | { template: 'received' | 'priced' | 'approved' | 'changed'; noun: 'custom_build'; data: BuildFacts }
  | { template: 'rejected'; noun: 'rental'; data: RentalFacts & RejectionFacts }
  | { template: 'rejected'; noun: 'custom_build'; data: BuildFacts & RejectionFacts }
  | { template: 'received'; noun: 'contact'; data: MessageFacts }
  | { template: 'reply'; noun: 'contact'; data: { name: string; text: string; message: string; about?: string } }
  | { template: 'notice'; noun: 'rental' | 'custom_build' | 'contact'; data: NoticeFacts }
  | { template: 'security'; noun: 'account'; data: SecurityFacts }

/** The content of a letter to a customer about their own request. */
export type RequestContent = Exclude<Extract<MailContent, { noun: 'rental' | 'custom_build' }>, { template: 'notice' }>
