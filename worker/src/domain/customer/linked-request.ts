import type { ContactMessage } from '#contract/requests/contact'

/** A request that a customer's page can show. */
export interface LinkedRequest {
  noun: 'rental' | 'custom_build'
  id: number
}

const NAMES = { rental: 'rental request', custom_build: 'custom build request' } as const

/** A request's name in texts for staff and in mails, as in “rental request #12”. */
export function requestInWords({ noun, id }: LinkedRequest): string {
  return `${NAMES[noun]} #${id}`
}

type Reference = Pick<ContactMessage, 'rental_id' | 'custom_build_id'>

/** The fields of a message that name the request it asks about; both are null for any other message. */
export function referenceTo(request: LinkedRequest | undefined): Reference {
  const idIf = (noun: LinkedRequest['noun']) => (request?.noun === noun ? request.id : null)
  return { rental_id: idIf('rental'), custom_build_id: idIf('custom_build') }
}

/** The request that a message with these fields asks about, if any. */
export function referredTo({ rental_id, custom_build_id }: Reference): LinkedRequest | undefined {
  if (rental_id !== null) return { noun: 'rental', id: rental_id }
  return custom_build_id === null ? undefined : { noun: 'custom_build', id: custom_build_id }
}
