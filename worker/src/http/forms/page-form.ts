import type { Context } from 'hono'
import type { Failure } from '#contract/wire'
import type { AppEnv } from '../env.ts'
import { onError } from '../on-error.ts'
import { page } from '../pages/page.ts'

/** What a plain form of a page sent, by the names of its fields. */
export type Fields = Record<string, string>

/** The fields of a form; files are left out, and a body that is no form has none. */
export async function formFields(c: Context): Promise<Fields> {
  // Without fields the form is refused by its validation, with a page that says so.
  const body: Record<string, unknown> = await c.req.parseBody().catch(() => ({}))
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
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
