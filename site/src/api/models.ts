import type { PublicCustomTrailer, PublicCustomTrailerList } from '#contract/custom-trailer'
import { call } from './call.ts'

/** Every custom model, whatever its status; on failure none (storefront specification, section 8). Never rejects. */
export async function loadModels(): Promise<PublicCustomTrailer[]> {
  const answer = await call<Partial<PublicCustomTrailerList>>('/api/custom-trailers/public', '')
  return answer.ok && Array.isArray(answer.value?.trailers) ? answer.value.trailers : []
}
