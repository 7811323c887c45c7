/** Header with the state of the database that the caller has seen (D1's bookmark), sent by both server and portal. */
export const BOOKMARK_HEADER = 'X-D1-Bookmark'

/** Header of a call that the portal makes by itself, which does not count as activity in the session. */
export const UNATTENDED_HEADER = 'X-Unattended'
