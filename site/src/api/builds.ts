import type { BuildAnswer, BuildRequest, CustomBuild } from '#contract/custom-build'
import type { Answer } from './call.ts'
import { post } from './post.ts'

/** A stored request, with the URL of its customer page where known. */
export type SentBuild = CustomBuild & { link: string | null }

/** Requests a quote for a configured trailer; returns the stored request. */
export async function requestBuild(request: BuildRequest, key: string): Promise<Answer<SentBuild>> {
  const fallback = 'Failed to send request. Please try again.'
  const answer = await post<BuildAnswer>('/api/custom-builds', { body: request, key, part: 'quote', fallback })
  return answer.ok ? { ...answer, value: { ...answer.value.quote, link: answer.headers.get('Location') } } : answer
}
