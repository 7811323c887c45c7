// What the schemas say of a request, and its forms say first: they do without zod. Apart from no-email.ts, which all forms load.

/** The message for a phone number with letters in it. */
export const PHONE_IN_DIGITS = 'Enter a phone number in digits, without words or an extension'

/** The message for a phone number that is too short or too long. */
export const PHONE_LENGTH = 'Enter a phone number with 7 to 15 digits'

/** The message for a delivery without an address. */
export const NO_DELIVERY_ADDRESS = 'Delivery address is required when you ask for delivery'
