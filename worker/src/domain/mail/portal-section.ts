/** Section of the portal that shows the records of a kind. */
export const SECTION_OF = {
  rental: 'rentals',
  custom_build: 'custom-builds',
  contact: 'contact-requests',
} as const

/** Path in the portal of the record `id` of a kind. */
export function recordPath(noun: keyof typeof SECTION_OF, id: number): string {
  return `/admin/${SECTION_OF[noun]}?open=${id}`
}
