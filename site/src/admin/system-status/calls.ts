import { StatusResponse, type SystemStatus } from '#contract/status'
import { call } from '../api/call.ts'

/** The health of the installation. */
export async function getStatus(signal: AbortSignal): Promise<SystemStatus> {
  return (await call(StatusResponse, '/api/status', { signal })).data
}
