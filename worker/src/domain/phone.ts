// The maximum for a complete number, with its country code (ITU-T E.164).
const MAX_DIGITS = 15

/** The digits of a number, or `null` if there are none to dial: empty, or a placeholder of zeros. */
export function dialable(phone: string): string | null {
  const digits = digitsOf(oneNumber(phone))
  return /[1-9]/.test(digits) ? digits : null
}

// Drops an extension (“ext. 12”, “x12”, “#12”): a link contains only digits, and dialing both as one would reach nobody.
function beforeExtension(phone: string): string {
  return phone.match(/^\D*[^a-z#]*/i)?.[0] ?? ''
}

// The digits on a phone's keys for the letters a to z.
const KEYS = '22233344455566677778889999'
// More digits than this before a letter are a number, whose extension or note begins there.
const MAX_BEFORE_WORD = 6
// The first digits of a number, and the word that follows them, as in “813-555-TACO” or “1-800-GO-FEDEX now”.
const SPELLED = /^\D*(\d[\d\s().-]*(?!ext)[a-z]{2}[a-z\d\s.-]*)/i

// The number that a word completes. Only American numbers are spelled with letters. What follows their ten digits continues or
// repeats the word. A word that leaves fewer is a note, as in “5 lines, call …”.
function spelledInKeys(phone: string): string | undefined {
  const keyed = phone.match(SPELLED)?.[1]?.replace(/[a-z]/gi, (letter) => KEYS.charAt(Number.parseInt(letter, 36) - 10))
  return digitsOf(keyed ?? '').match(/^1?[2-9]\d{9}/)?.[0]
}

// Says when somebody answers, and so is no part of the number.
const AROUND_THE_CLOCK = /(?<!-)\b24\s*(?:\/\s*7\b|-?\s*(?:h|hrs?|hours?)\b)/gi

// The first of several numbers: dialing them as one would reach nobody. Some countries write a slash within a number.
function oneNumber(text: string): string {
  const phone = text.replace(AROUND_THE_CLOCK, '')
  const before = beforeExtension(phone)
  const spelled = digitsOf(before).length <= MAX_BEFORE_WORD && spelledInKeys(phone)
  if (spelled) return spelled
  const [first = ''] = before.split(/[,;|&]/)
  return digitsOf(first).length > MAX_DIGITS ? (first.split('/')[0] ?? '') : first
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '')
}

/** A number formatted for people; one in no known format is shown as it was entered (storefront specification, section 5). */
export function formatPhone(phone: string): string {
  const digits = digitsOf(phone)
  if (digits !== digitsOf(oneNumber(phone))) return phone
  if (digits.length === 10) return american(digits)
  if (digits.length === 11 && digits.startsWith('1')) return `+1 ${american(digits.slice(1))}`
  if (digits.length === 12 && digits.startsWith('27')) return digits.replace(/^27(...)(...)(....)$/, '+27 $1 $2 $3')
  return phone
}

function american(digits: string): string {
  return digits.replace(/^(...)(...)(....)$/, '($1) $2-$3')
}

/** `tel:` link with digits only, or `null` for a number that must not become a link. */
export function phoneLink(phone: string): string | null {
  const digits = dialable(phone)
  return digits && `tel:${digits}`
}

/** WhatsApp chat link with digits only; ten digits are American and get the country's 1 (rulings, section 7). */
export function chatLink(phone: string): string | null {
  const digits = worldwide(phone)
  return digits && `https://wa.me/${digits}`
}

/** A number in international format, as in “+18135550142”, or `null` if there is none. */
export function internationalPhone(phone: string): string | null {
  const digits = worldwide(phone)
  return digits && `+${digits}`
}

function worldwide(phone: string): string | null {
  const digits = dialable(phone)
  return digits?.length === 10 ? `1${digits}` : digits
}

/** The address when it can receive mail, else `null`: example.com is the placeholder of the defaults. */
export function mailLink(email: string): string | null {
  return email && !email.endsWith('@example.com') ? `mailto:${email}` : null
}
