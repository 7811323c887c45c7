import { isKnownImage, missingEquipment } from '../db/catalogue/references.ts'
import type { Db } from '../db/client.ts'
import { invalidField } from './app-error.ts'

/** Rejects equipment ids that are not in the catalogue; `field` is the one that contains them. */
export async function refuseMissingEquipment(db: Db, field: string, ids: readonly number[]): Promise<void> {
  const missing = await missingEquipment(db, ids)
  if (missing.length === 0) return
  const numbers = missing.slice(0, 10).map((id) => `#${id}`)
  const more = missing.length > 10 ? ` and ${missing.length - 10} more` : ''
  throw invalidField(field, `The catalog has no equipment ${numbers.join(', ')}${more}. Choose it again.`)
}

/** Refuses the address of a library image that does not exist; the unchanged address of `before` passes. */
export async function refuseMissingImage(db: Db, field: string, url: string, before?: string): Promise<void> {
  if (url === before || (await isKnownImage(db, url))) return
  throw invalidField(field, 'This image is not in the library. Choose another one.')
}
