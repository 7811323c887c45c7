/** Who accepts or withdraws a request on its own page, in histories and in the audit trail. */
export const CUSTOMER = 'customer'

/** The command line, which creates accounts. */
export const ADMIN_CREATE = 'admin:create'

/** The names under which records are changed without an account; no account may have one of them. */
export const ACTORS: readonly string[] = [CUSTOMER, ADMIN_CREATE]
