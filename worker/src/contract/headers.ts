/** Header in which server and portal tell each other how far the caller has seen the database (D1's bookmark). */
export const BOOKMARK_HEADER = 'X-D1-Bookmark'

/** Header of a call that the portal makes by itself, which does not count as use of the session. */
export const UNATTENDED_HEADER = 'X-Unattended'
