/** The message for a caller whose session has ended, or whose account is no longer active. */
export const SESSION_ENDED = 'Your session has ended. Please sign in again.'

/** The message for an account without the permission that a call needs. */
export const NOT_PERMITTED = 'Your account may not do this. Ask an administrator for the right.'
