import * as z from 'zod'
import { TOO_LONG } from '../text/too-long.ts'
import { Instant } from '../wire.ts'
import { PasswordChange } from './account.ts'

/** A one-time password as typed: the six digits of an authenticator app, or a recovery code. */
export const Otp = z
  .string('Enter the code')
  .max(60, TOO_LONG)
  .refine((text) => text.trim() !== '', 'Enter the code')

/** Response of GET /api/auth/second-factor; `null` while the password alone signs in. */
export const SecondFactorResponse = z.object({
  success: z.literal(true),
  second_factor: z
    .object({
      created_at: Instant,
      /** Recovery codes that have not been used. */
      recovery_codes: z.number().int(),
    })
    .nullable(),
})
export type SecondFactorResponse = z.infer<typeof SecondFactorResponse>

/** Payload of the calls that change one's second factor: the password, so that an open session alone cannot. */
export const PasswordProof = PasswordChange.pick({ current_password: true })
export type PasswordProof = z.infer<typeof PasswordProof>

/** Response of POST /api/auth/second-factor: the key for an authenticator app, which counts once a code confirms it. */
export const NewSecondFactor = z.object({
  success: z.literal(true),
  /** 160 bits in base32, for typing. */
  secret: z.string(),
  /** The same with the names of the business and the account, for a QR code (`otpauth://`). */
  uri: z.string(),
})
export type NewSecondFactor = z.infer<typeof NewSecondFactor>

/** Payload of POST /api/auth/second-factor/confirm: the key that was shown, and a code that an app makes of it. */
export const SecondFactorCode = z.object({ secret: z.string().max(60, TOO_LONG), otp: Otp })
export type SecondFactorCode = z.infer<typeof SecondFactorCode>

/** Response of the calls that give out recovery codes, which are shown only this once. */
export const RecoveryCodes = z.object({ success: z.literal(true), recovery_codes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>
