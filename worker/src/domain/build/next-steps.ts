import { QUOTE_VALID_DAYS } from './request.ts'

/** What follows a build request, in order, as its customer reads it once it is sent, in the mail and on its page. */
export const BUILD_NEXT: readonly string[] = [
  'We check the layout, the power and the rules of your county.',
  `You get a drawing and a price in writing, good for ${QUOTE_VALID_DAYS} days.`,
  'Once you agree, we build. That typically takes 8 to 10 weeks, and we bring it to your door.',
]
