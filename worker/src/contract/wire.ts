import * as z from 'zod'
import { PHONE_IN_DIGITS, PHONE_LENGTH } from './requests/request-messages.ts'
import { NO_EMAIL } from './text/no-email.ts'
import { plainPhone } from './text/plain-phone.ts'
import { inPlainWords } from './text/plain-words.ts'
import { atMostCharacters, textCheck } from './text/text-check.ts'
import { TOO_LONG } from './text/too-long.ts'
import { isWebAddress } from './text/web-address.ts'

// When building a schema, zod would test whether `new Function` works, which a browser reports as a violation of our content
// security policy. This has to precede all schemas: files of the contract that browsers load import it, directly or indirectly.
z.config({ jitless: true, customError: inPlainWords })

/** Identity of a stored record: a positive integer, sent as a number. */
export const Id = chosenId('Enter a record number')

/** The same for a record that somebody chooses; `missing` is the message if none is chosen. */
export function chosenId(missing: string) {
  return z.number(missing).int(missing).positive(missing)
}

/** An instant in UTC, ISO 8601 with `Z`. */
export const Instant = z.iso.datetime()

/**
 * A calendar day in America/New_York, `YYYY-MM-DD`, never an instant. Kept well inside the range of four-digit years and of
 * SQLite, so that adding days to it stays valid.
 */
export const Day = z.iso
  .date({ error: 'Enter a date as YYYY-MM-DD', abort: true })
  .refine((day) => day >= '1900' && day < '2200', 'Enter a date from 1900 to 2199')
export type Day = z.infer<typeof Day>

/** Days from a first to a last one, both included. */
export interface DayRange {
  start: Day
  end: Day
}

/** Money as entered, in JSON: a decimal number with at most two places, 0 to 99,999,999.99. */
export const Price = z
  .number('Enter a price')
  .min(0, 'A price cannot be negative')
  .max(99_999_999.99, 'This price is too high')
  .refine((value) => Number(value.toFixed(2)) === value, 'A price has at most two decimals')

/** Money computed from prices, which may exceed the limit for a single one. */
export const Amount = z.number().min(0)

/** Version of an editable record, which every change increments; its ETag is the version in double quotes. */
export const Version = z.number().int().positive()

// Control, bidirectional-override and zero-width characters let a text pass for another one; a lone surrogate (\p{Cs}) would be
// stored as another character. Joiners (200C, 200D) are letters of names and parts of emoji, and stay.
const HIDDEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/u
const HIDDEN_IN_LINES = /(?![\n\t])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u

// No language stacks that many marks on a letter (Unicode Standard Annex 15 allows 30), and sorting thousands of them keeps a
// normalization busy for seconds. The lookbehind keeps a run of them from being counted again from each of its marks.
const STACKED = /(?<!\p{M})\p{M}{31}/u

/** A text that is safe to normalize: no letter has more combining marks than any language uses. */
export function normalizable(missing?: string) {
  return z
    .string(missing)
    .refine((text) => !STACKED.test(text), { error: 'Remove the accents that are piled up', abort: true })
}

/** One line of text, trimmed, NFC, at most `max` code points, without hidden characters. */
export function line(max: number, missing = 'Enter a text') {
  return normalizable(missing)
    .normalize('NFC')
    .trim()
    .check(atMostCharacters(max))
    .refine((text) => !HIDDEN.test(text), 'Remove line breaks and invisible characters')
}

// Hangul fillers, the blank Braille cell and all default-ignorable characters count as letters, but show nothing.
const SHOWN = /(?![\u2800\p{Default_Ignorable_Code_Point}])[\p{L}\p{N}\p{P}\p{S}]/u

function shown(missing: string) {
  return textCheck((text) => (SHOWN.test(text) ? null : missing), { minimum: 1 })
}

/** A required line of text; `label` names it in the message, as in “Name is required”. */
export function requiredLine(label: string, max: number) {
  const missing = `${label} is required`
  return line(max, missing).check(shown(missing))
}

/** Text of several lines with `\n` line ends, trimmed, NFC, at most `max` code points. */
export function paragraphs(max: number, missing = 'Enter a text') {
  return normalizable(missing)
    .overwrite((text) => text.replace(/\r\n?/g, '\n').normalize('NFC').trim())
    .check(atMostCharacters(max))
    .refine((text) => !HIDDEN_IN_LINES.test(text), 'Remove invisible characters')
}

/** The same for a required text; `missing` is the message if it is empty or shows nothing. */
export function requiredParagraphs(missing: string, max: number) {
  return paragraphs(max, missing).check(shown(missing))
}

// A part of an address between its dots; \p{C} are control, format and unassigned characters.
const PART = '[^\\s@<>()[\\],;:"\\\\.\\p{C}]'
const ADDRESS = new RegExp(`^${PART}+(\\.${PART}+)*@(${PART}+\\.)+${PART}{2,}$`, 'u')

/** An e-mail address that is valid in a mail header; invisible characters copied along at its ends are removed. */
export const Email = z
  .string('Enter an e-mail address')
  // The lookbehind keeps a run of them inside the text from being tried again at each of its characters.
  .overwrite((text) => text.replace(/^\p{Cf}+|(?<!\p{Cf})\p{Cf}+$/gu, ''))
  .trim()
  .max(254, TOO_LONG)
  .regex(ADDRESS, NO_EMAIL)

/** A phone number as a person writes or pastes it: digits, spaces and `+ - . ( )`, 7 to 15 digits. */
export const Phone = normalizable('Enter a phone number')
  // `plainPhone` keeps line breaks; they are rejected below.
  .overwrite(plainPhone)
  .trim()
  .max(40, TOO_LONG)
  .regex(/^[+(\d][\d ().-]*$/, { error: PHONE_IN_DIGITS, abort: true })
  .refine((text) => {
    const digits = text.replace(/\D/g, '').length
    return digits >= 7 && digits <= 15
  }, PHONE_LENGTH)

// `abort`, so that a union of an image and something else fails with the union's own message instead of this one.
const noImage = { error: 'Choose an image from the library or enter an https address', abort: true }

/** Address of an image: a path of this site, or an https URL. Browsers read `%2e%2e` as `..`. */
export const ImageUrl = z
  .string()
  .trim()
  .max(500)
  .regex(/^(?:\/(?!\/)(?!.*(?:(?:\.|%2[Ee]){2}|\\))[\w\-./%~?=&]*|https:\/\/[^\s"'<>\\]+)$/, noImage)
  .refine((text) => text.startsWith('/') || isWebAddress(text), noImage)

/** Payload of a PUT that takes any subset of a record's fields; validated after merging it into the record. */
export const AnyPart = z.record(z.string(), z.unknown(), 'Send the fields to change')

/** Response of a call that returns nothing else. */
export const Done = z.object({ success: z.literal(true) })
export type Done = z.infer<typeof Done>

/** What is wrong with one field: its path, separated by dots, and what to do about it. */
export const Issue = z.object({ path: z.string(), message: z.string() })
export type Issue = z.infer<typeof Issue>

/**
 * Response of every failed call, whatever its status (rulings, section 1). `other` is the conflicting record, if there is one, so
 * that a page can link to it.
 */
export const Failure = z.object({
  success: z.literal(false),
  error: z.string(),
  issues: z.array(Issue).optional(),
  other: z.object({ noun: z.enum(['rental']), id: Id }).optional(),
  requestId: z.string().optional(),
})
export type Failure = z.infer<typeof Failure>

/** A filter of a list: a form sends an empty text for one that was not filled in, which counts as absent. */
export function filter<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
}

/**
 * A whole number in a query, from `min` to `max`, in digits alone: `Number` also reads “1e2”, “0x10”, “ 5” and “”. `message` says
 * what it is.
 */
export function inDigits(message: string, min = 1, max = Number.MAX_SAFE_INTEGER) {
  const read = (value: unknown) => (/^(?:0|[1-9]\d*)$/.test(String(value)) ? Number(value) : value)
  return z.preprocess(read, z.number(message).int(message).min(min, message).max(max, message))
}

/** The number of records in a page of a list; `usual` by default. */
export function pageLimit(usual: number) {
  return filter(inDigits('limit is a number from 1 to 1000', 1, 1000)).default(usual)
}

/** Paging and filters of a staff list; `cursor` is the `nextCursor` of the previous page. */
export const ListQuery = z.object({
  q: normalizable().normalize('NFC').trim().max(200).optional(),
  limit: pageLimit(1000),
  cursor: z.string().max(200).optional(),
})
export type ListQuery = z.infer<typeof ListQuery>
