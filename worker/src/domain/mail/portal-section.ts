/** Section of the portal that shows the records of a kind. */
export const SECTION_OF = {
  rental: 'rentals',
  custom_build: 'custom-builds',
  contact: 'contact-requests',
} as const
