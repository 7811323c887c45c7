import type { Context } from 'hono'
import type { Failure } from '#contract/wire'
import { readUpTo, SMALL_BYTES } from '../body.ts'
import type { AppEnv } from '../env.ts'
import { onError } from '../on-error.ts'
import { page } from '../pages/page.ts'

/** The fields of a plain HTML form, by name. */
export type Fields = Record<string, string>

/** A plain HTML form as it was sent; if it is not whole, it has only its first fields, the last of them truncated. */
export interface SentForm {
  fields: Fields
  isWhole: boolean
}

// What truncation leaves of a character that is encoded in several bytes.
const CUT_CHARACTER = /\uFFFD*(?:%[\da-f]?)?$/i

/** The fields of a form, or the first ones if it is over 64 KiB; files are omitted, and a body that is not a form has none. */
export async function sentForm(c: Context): Promise<SentForm> {
  const { bytes, isWhole } = await readUpTo(SMALL_BYTES, c.req.raw.body)
  const headers = { 'Content-Type': c.req.header('Content-Type') ?? '' }
  // Without fields the form is refused by its validation, with a page that says so.
  const form = await new Response(bytes, { headers }).formData().catch(() => new FormData())
  const texts = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  const read = (value: string) => (isWhole ? value : value.replace(CUT_CHARACTER, ''))
  return { fields: Object.fromEntries(texts.map(([name, value]) => [name, read(value)])), isWhole }
}

/** The page that a form came from, rendered again with what was typed and what is wrong, which is in the field `problem`. */
export async function pageWithProblem(c: Context<AppEnv>, error: unknown, typed: Fields): Promise<Response> {
  const failure = await onError(error instanceof Error ? error : new Error(String(error)), c)
  const { error: problem } = await failure.json<Failure>()
  const { body, status, headers } = await pageWithTyped(c, { ...typed, problem })
  const shown = new Response(body, { status: status === 200 ? failure.status : status, headers })
  const wait = failure.headers.get('Retry-After')
  if (wait !== null) shown.headers.set('Retry-After', wait)
  return shown
}

/** The page that a form came from, rendered again with what was typed, which it receives as a posted form; `search` is its query. */
export function pageWithTyped(c: Context<AppEnv>, typed: Fields, search = ''): Promise<Response> {
  const { origin, pathname } = new URL(c.req.url)
  // Astro refuses forms from another origin. This form has passed `refuseOtherSites`, or the page says that it has not.
  const again = new Request(new URL(`${pathname}${search}`, origin), {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(typed).toString(),
  })
  return page(c, again)
}
