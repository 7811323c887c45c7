import type { Context } from 'hono'
import type { Failure } from '#contract/wire'
import { SMALL_BYTES, upTo } from '../body.ts'
import type { AppEnv } from '../env.ts'
import { onError } from '../on-error.ts'
import { page } from '../pages/page.ts'

/** What a plain form of a page sent, by the names of its fields. */
export type Fields = Record<string, string>

/** A plain form as it was sent; what is not whole has the fields of its beginning, and the last of them is cut. */
export interface SentForm {
  fields: Fields
  isWhole: boolean
}

// What a cut leaves of a character that was written in several bytes.
const CUT_CHARACTER = /\uFFFD*(?:%[\da-f]?)?$/i

/** The fields of a form, of one over 64 KiB the first; files are left out, and a body that is no form has none. */
export async function sentForm(c: Context): Promise<SentForm> {
  const { bytes, isWhole } = await upTo(SMALL_BYTES, c.req.raw.body)
  const headers = { 'Content-Type': c.req.header('Content-Type') ?? '' }
  // Without fields the form is refused by its validation, with a page that says so.
  const form = await new Response(bytes, { headers }).formData().catch(() => new FormData())
  const texts = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  const read = (value: string) => (isWhole ? value : value.replace(CUT_CHARACTER, ''))
  return { fields: Object.fromEntries(texts.map(([name, value]) => [name, read(value)])), isWhole }
}

/**
 * The page that a form came from, rendered again with what was typed and what is wrong. The page gets both as a posted form,
 * with the sentence for the person in the field `problem`.
 */
export async function pageWithProblem(c: Context<AppEnv>, error: unknown, typed: Fields): Promise<Response> {
  const failure = await onError(error instanceof Error ? error : new Error(String(error)), c)
  const { error: problem } = await failure.json<Failure>()
  const { origin, pathname } = new URL(c.req.url)
  // Astro refuses forms from another origin. This one has passed `refuseOtherSites`, or its answer says that it did not.
  const again = new Request(new URL(pathname, origin), {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...typed, problem }).toString(),
  })
  const { body, status, headers } = await page(c, again)
  return new Response(body, { status: status === 200 ? failure.status : status, headers })
}
