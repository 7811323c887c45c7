/** What follows a rental request, in order, as its customer reads it once it is sent, in the mail and on its page. */
export const RENTAL_NEXT: readonly string[] = [
  'We check that the trailer is ready for your days.',
  'You hear from us with the price, and when and where you get the trailer.',
  'Once you agree, we book your days.',
]
