import type { Day } from '#contract/wire'

/** A line of a letter's small print, as in “Dates” and “Fri, Dec 4, 2026 to Sun, Dec 6, 2026”. */
export type Fact = readonly [label: string, value: string]

/** What a letter about a rental says; prices are dollars. */
export interface RentalFacts {
  name: string
  trailer: string
  start: Day
  end: Day
  price: number | null
}

/** What a letter about a custom build says. */
export interface BuildFacts {
  name: string
  model: string
  size: string
  color: string
  equipment: readonly string[]
  price: number | null
  /** True where that is the model's price, which has no equipment in it. */
  is_base?: boolean
  valid_until: Day
}

/** What a letter of a refusal says besides; `cancels` where the request had been approved before. */
export interface Refusal {
  reason: string | null
  cancels: boolean
}

/** What the business is told of: who did it, and what it is about. */
export interface NoticeFacts {
  /** Subject and heading, as in “New rental request”. */
  title: string
  name: string
  /** Where an answer to the notice goes; `null` where the portal is the place to answer. */
  email: string | null
  phone: string | null
  facts: readonly Fact[]
  /** What the customer wrote, in its own lines. */
  text: string
}

/**
 * What a letter says, by what it is for. Kept as it was when the mail was queued, so that the portal shows what was
 * written however the record changes afterwards.
 */
export type MailContent =
  | { template: 'received' | 'approved' | 'changed'; noun: 'rental'; data: RentalFacts }
  | { template: 'received' | 'approved' | 'changed'; noun: 'custom_build'; data: BuildFacts }
  | { template: 'rejected'; noun: 'rental'; data: RentalFacts & Refusal }
  | { template: 'rejected'; noun: 'custom_build'; data: BuildFacts & Refusal }
  | { template: 'received'; noun: 'contact'; data: { name: string } }
  | { template: 'reply'; noun: 'contact'; data: { name: string; text: string; message: string } }
  | { template: 'notice'; noun: 'rental' | 'custom_build' | 'contact'; data: NoticeFacts }
