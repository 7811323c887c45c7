import { finalPriceInWords } from '../customer/rules.ts'
import { dayInWords, fullRangeInWords } from '../days.ts'
import type { RequestContent } from './content.ts'
import type { Letter } from './letter.ts'

interface Priced {
  final_price: number | null
}

/**
 * What a letter with a price changes about the one before it: the price, else `otherwise`; nothing if there was none. `wasTold` if
 * there was one with a price that has been cleared since.
 */
export function revisionOf<R extends 'days' | 'validity'>(
  before: Priced,
  after: Priced,
  otherwise: R,
  wasTold: boolean,
): { revises?: R | 'price' } {
  if (before.final_price === null) return wasTold ? { revises: 'price' } : {}
  return { revises: before.final_price === after.final_price ? otherwise : 'price' }
}

/**
 * Subject and heading of a letter that revises a price; `null` for any other. They name what applies now: a mail program files mails
 * of one subject together, and the customer may read the older one.
 */
export function revisionTitles({ noun, data }: RequestContent): Pick<Letter, 'subject' | 'heading'> | null {
  switch (data.revises) {
    case 'price': {
      const what = noun === 'rental' ? 'The price of your rental' : 'Your quote'
      return { subject: `${what} is now ${finalPriceInWords(data.price)}`, heading: 'Your price has changed' }
    }
    case 'days':
      return { subject: `Your days are now ${fullRangeInWords(data)}`, heading: 'Your days have changed' }
    case 'validity': {
      const subject = `Your quote is now valid until ${dayInWords(data.valid_until)}`
      return { subject, heading: 'Your quote has a new last day' }
    }
    default:
      return null
  }
}
