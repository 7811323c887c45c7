import type { BuildRequest, BuildResponse, CustomBuild } from '#contract/requests/custom-build'
import type { CallResult } from './call.ts'
import { post } from './post.ts'

/** A stored request, with the URL of its customer page where known. */
export type SentBuild = CustomBuild & { link: string | null }

/** Requests a quote for a configured trailer; returns the stored request. */
export async function requestBuild(request: BuildRequest, key: string): Promise<CallResult<SentBuild>> {
  const fallback = 'Failed to send request. Please try again.'
  const result = await post<BuildResponse>('/api/custom-builds', { body: request, key, part: 'quote', fallback })
  return result.ok ? { ...result, value: { ...result.value.quote, link: result.headers.get('Location') } } : result
}
