import * as z from 'zod'
import { Id, Instant } from './wire.ts'

/** How bad an entry of the error log is. */
export const ErrorLevel = z.enum(['error', 'warn', 'info'])
export type ErrorLevel = z.infer<typeof ErrorLevel>

/** The call an error came from, redacted. */
export const LoggedRequest = z.object({
  method: z.string(),
  url: z.string(),
  path: z.string(),
  ip: z.string(),
  username: z.string().nullable(),
  query: z.string().nullable(),
  body: z.string().nullable(),
  headers: z.record(z.string(), z.string()),
})
export type LoggedRequest = z.infer<typeof LoggedRequest>

/** One call of the API as the log keeps it: `responseTime` in milliseconds, `responseSize` in bytes. */
export const ApiLog = z.object({
  id: Id,
  requestId: z.string(),
  timestamp: Instant,
  method: z.string(),
  path: z.string(),
  url: z.string(),
  statusCode: z.number().int(),
  responseTime: z.number().int(),
  responseSize: z.number().int(),
  ip: z.string(),
  username: z.string().nullable(),
  userId: Id.nullable(),
  query: z.string().nullable(),
  body: z.string().nullable(),
  response: z.string().nullable(),
  headers: z.record(z.string(), z.string()),
  userAgent: z.string(),
})
export type ApiLog = z.infer<typeof ApiLog>

/** One entry of the error log. */
export const ErrorLog = z.object({
  id: Id,
  requestId: z.string().nullable(),
  timestamp: Instant,
  level: ErrorLevel,
  message: z.string(),
  statusCode: z.number().int().nullable(),
  name: z.string(),
  code: z.string(),
  environment: z.string(),
  stack: z.string().nullable(),
  additionalInfo: z.record(z.string(), z.unknown()).nullable(),
  request: LoggedRequest.nullable(),
})
export type ErrorLog = z.infer<typeof ErrorLog>
