/** Who accepts or withdraws a request on its own page, in histories and in the audit trail. */
export const CUSTOMER = 'customer'

/** The command line, which creates accounts. */
export const ADMIN_CREATE = 'admin:create'

/** The names of those who change records without an account; no account may have one. */
export const ACTORS: readonly string[] = [CUSTOMER, ADMIN_CREATE]
