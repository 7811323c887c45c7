import type { BuildAnswer, BuildRequest, CustomBuild } from '#contract/custom-build'
import { type Answer, post } from './call.ts'

/** A stored request, and the address of the page its customer follows it on, where it is known. */
export type SentBuild = CustomBuild & { link: string | null }

/** Asks for a quote for a configured trailer; answers the stored request. */
export async function requestBuild(request: BuildRequest, key: string): Promise<Answer<SentBuild>> {
  const fallback = 'Failed to send request. Please try again.'
  const answer = await post<BuildAnswer>('/api/custom-builds', fallback, request, key)
  return answer.ok ? { ...answer, value: { ...answer.value.quote, link: answer.headers.get('Location') } } : answer
}
