/** What a log shows in place of a secret. */
export const REDACTED = '[REDACTED]'
