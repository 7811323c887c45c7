/** What stands in a log where a secret was. */
export const REDACTED = '[REDACTED]'
