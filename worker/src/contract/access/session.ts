import * as z from 'zod'
import { TOO_LONG } from '../text/too-long.ts'
import { Id } from '../wire.ts'
import { Otp } from './second-factor.ts'

/** Payload of POST /api/auth/login. */
export const Login = z.object({
  username: z
    .string('Username is required.')
    .max(200, TOO_LONG)
    .refine((text) => text.trim() !== '', 'Username is required.'),
  password: z.string('Password is required.').min(1, 'Password is required.').max(1024, TOO_LONG),
  /** Only for accounts with a second factor, whose sign-in is refused with an issue at `otp` without it. */
  otp: Otp.optional(),
})
export type Login = z.infer<typeof Login>

/** The signed-in member of staff; `permissions` may be `['*']`. */
export const User = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  role: z.string(),
  roleLevel: z.number().int(),
  permissions: z.array(z.string()),
})
export type User = z.infer<typeof User>

/** Response of POST /api/auth/login; `token` goes into the Authorization header of every staff call. */
export const LoginResponse = z.object({ success: z.literal(true), token: z.string(), user: User })
export type LoginResponse = z.infer<typeof LoginResponse>

/** Response of GET /api/auth/verify. */
export const VerifyResponse = z.object({ success: z.literal(true), user: User })
export type VerifyResponse = z.infer<typeof VerifyResponse>

/** Response of GET /api/auth/me. */
export const MeResponse = z.object({ success: z.literal(true), data: User })
export type MeResponse = z.infer<typeof MeResponse>
