import * as z from 'zod'
import { MailStatus } from './requests/mail.ts'
import { Id, Instant } from './wire.ts'

const Count = z.number().int().min(0)

/** The current state of a service that this Worker depends on. */
export const PartCheck = z.object({ name: z.string(), works: z.boolean(), milliseconds: Count })
export type PartCheck = z.infer<typeof PartCheck>

/** The last run of a scheduled job; `started_at` is null if it has never run. */
export const JobRun = z.object({
  name: z.string(),
  every_minutes: Count,
  started_at: Instant.nullable(),
  ended_at: Instant.nullable(),
  error: z.string().nullable(),
})
export type JobRun = z.infer<typeof JobRun>

/** An entry of the error log in short. */
export const RecentFailure = z.object({
  id: Id,
  request_id: z.string().nullable(),
  timestamp: Instant,
  environment: z.string(),
  message: z.string(),
  status_code: z.number().int().nullable(),
})
export type RecentFailure = z.infer<typeof RecentFailure>

/** A call of the API in short; `response_time` in milliseconds. */
export const SlowCall = z.object({
  id: Id,
  request_id: z.string(),
  timestamp: Instant,
  method: z.string(),
  path: z.string(),
  status_code: z.number().int(),
  response_time: Count,
})
export type SlowCall = z.infer<typeof SlowCall>

/** State of the installation; failures and calls are those of the last 24 hours. */
export const SystemStatus = z.object({
  version: z.string(),
  parts: z.array(PartCheck),
  settings: z.array(z.object({ name: z.string(), kind: z.string(), about: z.string(), is_set: z.boolean() })),
  mails: z.record(MailStatus, Count),
  /** When the oldest waiting mail was queued. */
  oldest_queued_mail: Instant.nullable(),
  jobs: z.array(JobRun),
  failure_count: Count,
  failures: z.array(RecentFailure),
  call_count: Count,
  slowest_calls: z.array(SlowCall),
})
export type SystemStatus = z.infer<typeof SystemStatus>

/** Response of GET /api/status. */
export const StatusResponse = z.object({ success: z.literal(true), data: SystemStatus })
export type StatusResponse = z.infer<typeof StatusResponse>
