import type { AuditAction, AuditNoun } from '#contract/activity'

/** What somebody did to a record, as in “changed”. */
export const ACTION_WORDS: Readonly<Record<AuditAction, string>> = {
  create: 'added',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
  status: 'moved',
  reply: 'replied to',
  password: 'set the password of',
  import: 'imported',
}

/** Kinds of records whose word is not just their name without the underscores. */
export const KIND_WORDS: Readonly<Partial<Record<AuditNoun, string>>> = {
  contact: 'message',
  mail: 'e-mail',
  calendar_feed: 'calendar subscription of account',
  second_factor: 'two-step sign-in of account',
}
