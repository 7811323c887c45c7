import * as z from 'zod'

/** Response of GET /api/health. */
export const Health = z.object({ success: z.literal(true), version: z.string() })
export type Health = z.infer<typeof Health>
