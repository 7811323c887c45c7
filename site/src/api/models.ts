import type { PublicCustomTrailer, PublicCustomTrailerList } from '#contract/custom-trailer'
import { call } from './call.ts'

const UNREAD = 'Our models could not be loaded. Wait a moment, then try again.'

/** The custom models: none where they cannot be had, and then the reason for the visitor. */
export interface ModelListing {
  models: PublicCustomTrailer[]
  trouble: string | null
}

/** Every custom model, whatever its status; on failure none (storefront specification, section 8). Never rejects. */
export async function loadModels(): Promise<ModelListing> {
  const answer = await call<Partial<PublicCustomTrailerList>>('/api/custom-trailers/public', UNREAD)
  // What the server says of a fault of its own is for those who can look it up.
  if (!answer.ok) return { models: [], trouble: answer.status === 429 ? answer.error : UNREAD }
  const models = answer.value?.trailers
  return Array.isArray(models) ? { models, trouble: null } : { models: [], trouble: UNREAD }
}
