import * as z from 'zod'
import type { MailNoun } from './requests/mail.ts'
import { filter, Id, Instant, inDigits, ListQuery, line, paragraphs, requiredLine } from './wire.ts'

/** What happened, for the portal's activity list and notifications. */
export const ActivityType = z.enum(['rental_request', 'custom_build_request', 'contact_request', 'system'])
export type ActivityType = z.infer<typeof ActivityType>

/**
 * How an entry identifies the request or message it is about: by its type, by the record's id under a key of its metadata, or by
 * both. Either one hides it from an account that may not view such records: the entry for an expired quote has only the id.
 */
export const ABOUT = {
  rental: { type: 'rental_request', key: 'rental_id' },
  custom_build: { type: 'custom_build_request', key: 'build_id' },
  contact: { type: 'contact_request', key: 'contact_id' },
} as const satisfies Record<MailNoun, { type: ActivityType; key: string }>

// Each entry is stored twice, in the list and in the audit trail, which nothing is ever removed from.
const MAX_METADATA_BYTES = 4096

/** Payload of POST /api/activity-logs. */
export const ActivityInput = z.object({
  type: ActivityType.catch('system').default('system'),
  title: requiredLine('Title', 200),
  message: paragraphs(2000).default(''),
  metadata: z
    .record(
      line(60),
      z.union(
        [paragraphs(500), z.number(), z.boolean(), z.null()],
        'Use texts of at most 500 characters, numbers, true, false or null',
      ),
    )
    .refine((values) => Object.keys(values).length <= 20, 'Use at most 20 values')
    .refine(
      (values) => new TextEncoder().encode(JSON.stringify(values)).length <= MAX_METADATA_BYTES,
      'Use at most 4 KB',
    )
    .default({}),
})
export type ActivityInput = z.infer<typeof ActivityInput>

/** An entry of the activity list; `read` is for the calling account. */
export const ActivityEntry = z.object({
  id: Id,
  type: ActivityType.catch('system'),
  title: z.string(),
  message: z.string(),
  metadata: z.record(z.string(), z.unknown()),
  timestamp: Instant,
  read: z.boolean(),
})
export type ActivityEntry = z.infer<typeof ActivityEntry>

/** Query of GET /api/activity-logs. */
export const ActivityListQuery = ListQuery.extend({ status: filter(z.enum(['read', 'unread'])) })
export type ActivityListQuery = z.infer<typeof ActivityListQuery>

/**
 * Query for marking all as read and for clearing: `through` is the newest entry to include, so that entries that arrived
 * meanwhile do not count as seen. Without it, every entry.
 */
export const ActivityMarkQuery = z.object({
  through: inDigits('through is the number of an entry', 0).optional(),
})
export type ActivityMarkQuery = z.infer<typeof ActivityMarkQuery>

/**
 * The number up to which unread entries are counted: whoever has more has not looked for long, and the exact number does not
 * matter.
 */
export const MAX_UNREAD = 100

/**
 * Response of GET /api/activity-logs, newest first, without the entries this account cleared; `unread` counts all of them, not
 * just the page.
 */
export const ActivityList = z.object({
  success: z.literal(true),
  data: z.object({ activities: z.array(ActivityEntry), unread: z.number().int().max(MAX_UNREAD).default(0) }),
  nextCursor: z.string().optional(),
})
export type ActivityList = z.infer<typeof ActivityList>

/** Response of POST /api/activity-logs. */
export const ActivityResponse = z.object({ success: z.literal(true), data: ActivityEntry })
export type ActivityResponse = z.infer<typeof ActivityResponse>

/** Kinds of records in the audit trail. */
export const AuditNoun = z.enum([
  'rental',
  'custom_build',
  'contact',
  'mail',
  'trailer',
  'custom_trailer',
  'equipment',
  'category',
  'image',
  'image_folder',
  'business_info',
  'site_access',
  'account',
  'group',
  'calendar_feed',
  'second_factor',
  'activity',
])
export type AuditNoun = z.infer<typeof AuditNoun>

/** Kinds of records that are numbered by the account they belong to. */
export const OF_ACCOUNTS = ['calendar_feed', 'second_factor'] as const satisfies readonly AuditNoun[]

/** Query of GET /api/audit-log. */
export const AuditListQuery = ListQuery.extend({
  noun: filter(z.string().max(40)),
  record_id: filter(inDigits('record_id is the number of a record')),
})
export type AuditListQuery = z.infer<typeof AuditListQuery>

/** What was done to a record. */
export const AuditAction = z.enum(['create', 'update', 'delete', 'restore', 'status', 'reply', 'password', 'import'])
export type AuditAction = z.infer<typeof AuditAction>

/** The fields of an audit entry that hold the id or ids of other records, and the kind of those. */
export const AUDIT_REFERENCES: Readonly<Record<string, AuditNoun>> = {
  group_id: 'group',
  trailer_id: 'trailer',
  equipment: 'equipment',
  available_equipment: 'equipment',
}

/** Names of records by their kind and number. */
export const AuditNames = z.record(z.string(), z.record(z.string(), z.string()))
export type AuditNames = z.infer<typeof AuditNames>

/** A line of the audit trail: who changed what and when, with the old and new values. It cannot be deleted through the API. */
export const AuditEntry = z.object({
  id: Id,
  at: Instant,
  /** The author's name at that time. */
  by: z.string(),
  action: AuditAction,
  /** Kind of the record, such as `account` or `rental`; an old line may have a kind that no longer exists. */
  noun: z.string(),
  record_id: Id.nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  /** Current names of the records it mentions; requests, and records that no longer exist, have none here. */
  names: AuditNames,
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** Response of GET /api/audit-log, newest first. */
export const AuditList = z.object({
  success: z.literal(true),
  data: z.object({ entries: z.array(AuditEntry) }),
  nextCursor: z.string().optional(),
})
export type AuditList = z.infer<typeof AuditList>
