import { StatusAnswer, type SystemStatus } from '#contract/status'
import { call } from '../call.ts'

/** The health of the installation. */
export async function getStatus(signal: AbortSignal): Promise<SystemStatus> {
  return (await call(StatusAnswer, '/api/status', { signal })).data
}
