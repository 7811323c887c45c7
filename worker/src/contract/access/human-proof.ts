import * as z from 'zod'

/** What a form sends besides its own fields if Turnstile is switched on: the token of its widget. */
export const HumanProof = z.object({ turnstile: z.string().max(2048).optional() })
export type HumanProof = z.infer<typeof HumanProof>
