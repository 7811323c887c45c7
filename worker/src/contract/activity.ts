import * as z from 'zod'

/** What happened, for the portal's activity list and notifications. */
export const ActivityType = z.enum(['rental_request', 'custom_build_request', 'contact_request', 'system'])
export type ActivityType = z.infer<typeof ActivityType>
