import * as z from 'zod'
import { atMostCharacters, textCheck } from '../text/text-check.ts'
import { TOO_LONG } from '../text/too-long.ts'
import { Email, Id, Instant, line, requiredLine, Version } from '../wire.ts'
import { ACTORS } from './actors.ts'

/** A password for a member of staff (rulings, section 4). */
export const NewPassword = z
  .string('Enter a password')
  .refine((text) => text.trim() !== '', { error: 'Enter a password', abort: true })
  .check(
    textCheck((text) => ([...text].length < 12 ? 'Use at least 12 characters' : null), { minimum: 12 }),
    atMostCharacters(128),
  )

const Status = z.boolean('Choose a status')

// Refuses every invisible character, or two usernames could look the same in the audit trail. Stricter than `HIDDEN` of
// wire.ts, which allows joiners because names of customers may need them.
const UNSEEN = /[\u2800\p{Default_Ignorable_Code_Point}]/u

const accountFields = {
  username: requiredLine('Username', 60)
    .refine((text) => !UNSEEN.test(text), 'Remove invisible characters')
    .refine(
      (text) => !ACTORS.includes(text.normalize('NFKC').trim().toLowerCase()),
      'Choose another name: histories use this one for somebody else',
    ),
  email: Email,
  role: requiredLine('Role', 40).default('admin'),
  group_id: Id.nullable().default(null),
  is_active: Status.default(true),
}

/** Payload of POST /api/admin-accounts. */
export const AccountInput = z.object({ ...accountFields, password: NewPassword })
export type AccountInput = z.infer<typeof AccountInput>

/** Payload of PUT /api/admin-accounts/{id}: all fields or some of them; an empty password keeps the current one. */
export const AccountEdit = z
  .object({ ...accountFields, password: z.union([z.literal(''), NewPassword]) })
  .partial()
  // Without the defaults of `accountFields`, which would fill in what an edit leaves out.
  .extend({
    role: requiredLine('Role', 40).optional(),
    group_id: Id.nullable().optional(),
    is_active: Status.optional(),
  })
export type AccountEdit = z.infer<typeof AccountEdit>

/** An account as staff see it. */
export const Account = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  role: z.string(),
  is_active: z.boolean(),
  group_id: Id.nullable(),
  group: z.object({ id: Id, name: z.string() }).nullable(),
  last_login: Instant.nullable(),
  /** Whether signing in takes a second factor. */
  second_factor: z.boolean(),
  version: Version,
  created_at: Instant,
  updated_at: Instant,
})
export type Account = z.infer<typeof Account>

/** Response of GET /api/admin-accounts, sorted by name. */
export const AccountList = z.object({ success: z.literal(true), data: z.object({ accounts: z.array(Account) }) })
export type AccountList = z.infer<typeof AccountList>

/** Response of a call about one account. */
export const AccountResponse = z.object({ success: z.literal(true), data: z.object({ account: Account }) })
export type AccountResponse = z.infer<typeof AccountResponse>

/** Payload of PUT /api/auth/password, which changes one's own password. */
export const PasswordChange = z.object({
  current_password: z.string('Enter your current password').min(1, 'Enter your current password').max(1024, TOO_LONG),
  new_password: NewPassword,
})
export type PasswordChange = z.infer<typeof PasswordChange>

/** A permission that a group grants to its members or withdraws from them. */
export const GroupPermission = z.object({ permission_id: Id, granted: z.boolean() })
export type GroupPermission = z.infer<typeof GroupPermission>

const groupFields = {
  name: requiredLine('Name', 80),
  description: line(300),
  role_level: z
    .number('Role level is a number from 1 to 100')
    .int('Role level is a whole number')
    .min(1, 'Role level is a number from 1 to 100')
    .max(100, 'Role level is a number from 1 to 100'),
  is_active: Status,
  permissions: z
    .array(GroupPermission)
    .max(200)
    .refine((list) => new Set(list.map((entry) => entry.permission_id)).size === list.length, 'List a permission once'),
}

/** Payload of POST /api/admin-groups. A permission that is not listed is left to the role. */
export const GroupInput = z.object({
  name: groupFields.name,
  description: groupFields.description.default(''),
  role_level: groupFields.role_level.default(50),
  is_active: groupFields.is_active.default(true),
  permissions: groupFields.permissions.default([]),
})
export type GroupInput = z.infer<typeof GroupInput>

/** Payload of PUT /api/admin-groups/{id}: all fields or some of them; omitted ones keep their values. */
export const GroupEdit = z.object(groupFields).partial()
export type GroupEdit = z.infer<typeof GroupEdit>

/** A group as staff see it. */
export const Group = GroupInput.extend({
  id: Id,
  /** Accounts in it. */
  members: z.number().int(),
  version: Version,
  created_at: Instant,
  updated_at: Instant,
})
export type Group = z.infer<typeof Group>

/** Response of GET /api/admin-groups. */
export const GroupList = z.object({ success: z.literal(true), data: z.object({ groups: z.array(Group) }) })
export type GroupList = z.infer<typeof GroupList>

/** Response of a call about one group. */
export const GroupResponse = z.object({ success: z.literal(true), data: z.object({ group: Group }) })
export type GroupResponse = z.infer<typeof GroupResponse>

/** A permission in the group form; `granted` says whether the caller has it, since nobody may grant what they do not have. */
export const PermissionEntry = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  category: z.string(),
  granted: z.boolean(),
})
export type PermissionEntry = z.infer<typeof PermissionEntry>

/** Response of GET /api/admin-groups/permissions. */
export const PermissionList = z.object({
  success: z.literal(true),
  data: z.object({ permissions: z.array(PermissionEntry) }),
})
export type PermissionList = z.infer<typeof PermissionList>
