/** The message for a phone number with letters in it. */
export const PHONE_IN_DIGITS = 'Enter a phone number in digits, without words or an extension'
