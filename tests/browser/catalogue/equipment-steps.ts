import type { Page } from 'playwright-core'

/** The equipment desk. */
export const PATH = '/admin/equipment'

/** The desk with an empty list: a dialog over the whole list is slow to check, and the list is tested in another story. */
export const QUIET = `${PATH}?q=nothing+behind`

let names = 0

/** A name that no other piece has. */
export const newName = () => `Shelf piece ${++names}-${Date.now().toString(36)}`

/** The rows of a list that was checked before its import. */
export const rows = (page: Page) => page.getByRole('dialog').getByRole('tabpanel').getByRole('listitem')
