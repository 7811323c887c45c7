import type { BuildRequest, BuildTaken, CustomBuild } from '#contract/custom-build'
import { type Answer, post } from './call.ts'

/** A stored request, and the address of the page its customer follows it on. */
export type SentBuild = CustomBuild & { link: string }

/** Asks for a quote for a configured trailer; answers the stored request. */
export async function requestBuild(request: BuildRequest, key: string): Promise<Answer<SentBuild>> {
  const fallback = 'Failed to send request. Please try again.'
  const answer = await post<BuildTaken>('/api/custom-builds', fallback, request, key)
  return answer.ok ? { ...answer, value: { ...answer.value.quote, link: answer.value.link } } : answer
}
