import * as z from 'zod'
import { TOO_LONG } from '../text/too-long.ts'
import { NewPassword } from './account.ts'

/** Response of GET /api/auth/password-required; the password itself never leaves the server (rulings, section 3). */
export const PasswordRequired = z.object({ required: z.boolean(), password: z.null() })
export type PasswordRequired = z.infer<typeof PasswordRequired>

/** Payload of POST /api/auth/site-access. */
export const SiteEntry = z.object({
  password: z.string('Password is required.').min(1, 'Password is required.').max(1024, TOO_LONG),
})
export type SiteEntry = z.infer<typeof SiteEntry>

/** Payload of PUT /api/site-access; omitted fields keep their stored values. */
export const SiteAccessInput = z
  .object({
    required: z.boolean('Choose whether visitors need the password').optional(),
    password: NewPassword.optional(),
  })
  .refine(({ required, password }) => required !== undefined || password !== undefined, {
    path: ['required'],
    message: 'Choose whether visitors need the password',
  })
export type SiteAccessInput = z.infer<typeof SiteAccessInput>

/** Response of GET and PUT /api/site-access. */
export const SiteAccessResponse = z.object({
  success: z.literal(true),
  required: z.boolean(),
  /** Whether a password is stored, so that it can be required again without choosing one. */
  password_set: z.boolean(),
  /** 0 as long as none was ever set. */
  version: z.number().int().min(0),
})
export type SiteAccessResponse = z.infer<typeof SiteAccessResponse>
