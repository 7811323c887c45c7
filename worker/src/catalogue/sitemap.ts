import { env } from 'cloudflare:workers'
import { selectListedModels, selectListedTrailers } from '../db/catalogue/sitemap.ts'
import { openReading } from '../db/client.ts'
import { complain } from '../log/complain.ts'

/** A record with a page of its own, and the instant of its last change. */
export interface Listed {
  id: number
  updated_at: string
}

/** What can be rented and what can be ordered, in one round trip; `null` when the database could not be read. */
export async function sitemapPages(): Promise<{ trailers: Listed[]; models: Listed[] } | null> {
  const { db } = openReading(env.DB, 'first-unconstrained')
  try {
    const [trailers, models] = await db.batch([selectListedTrailers(db), selectListedModels(db)])
    return { trailers, models }
  } catch (error) {
    complain('The sitemap could not read the database', error)
    return null
  }
}
