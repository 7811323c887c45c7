import type { PublicCustomTrailer, PublicCustomTrailerList } from '#contract/catalogue/custom-trailer'
import { call } from './call.ts'

const LOAD_FAILED = 'Our models could not be loaded. Wait a moment, then try again.'
const OFFLINE = 'Our models could not be loaded. Check your connection, then try again.'

/** The custom models; none if they cannot be loaded, with the reason to show the visitor. */
export interface ModelListing {
  models: PublicCustomTrailer[]
  error: string | null
}

/** Every custom model, whatever its status; on failure none (storefront specification, section 8). Never rejects. */
export async function loadModels(): Promise<ModelListing> {
  const response = await call<Partial<PublicCustomTrailerList>>('/api/custom-trailers/public', LOAD_FAILED)
  if (!response.ok) return { models: [], error: failureIn(response) }
  const models = response.value?.trailers
  return Array.isArray(models) ? { models, error: null } : { models: [], error: LOAD_FAILED }
}

// The server's message about an error of its own only helps those who can look it up.
function failureIn({ status, error }: { status: number; error: string }): string {
  if (status === 0) return OFFLINE
  return status === 429 ? error : LOAD_FAILED
}
