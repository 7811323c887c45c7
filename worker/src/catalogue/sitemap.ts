import { env } from 'cloudflare:workers'
import { selectListedModels, selectListedTrailers } from '../db/catalogue/sitemap.ts'
import { openDbSession } from '../db/client.ts'
import { logError } from '../log/log-error.ts'

/** A record with a page of its own, and the instant of its last change. */
export interface Listed {
  id: number
  updated_at: string
}

/** What can be rented and what can be ordered, in one round trip; `null` when the database could not be read. */
export async function sitemapPages(): Promise<{ trailers: Listed[]; models: Listed[] } | null> {
  const { db } = openDbSession(env.DB, 'first-unconstrained')
  try {
    const [trailers, models] = await db.batch([selectListedTrailers(db), selectListedModels(db)])
    return { trailers, models }
  } catch (error) {
    logError('The sitemap could not read the database', error)
    return null
  }
}
