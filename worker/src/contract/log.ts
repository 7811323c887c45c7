import * as z from 'zod'
import { filter, Id, Instant, inDigits } from './wire.ts'

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

/** One call of the API as the log stores it: `responseTime` in milliseconds, `responseSize` in bytes. */
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

// The start or end of a period of a log: a day in Tampa, which counts as a whole, or an instant.
const LogMoment = z
  .union(
    [z.iso.date(), z.iso.datetime({ offset: true })],
    'Enter a date as YYYY-MM-DD, or a moment as 2026-11-21T15:04:05Z',
  )
  .refine((text) => text < '9999', 'Enter a date before the year 9999')

const logFilters = {
  id: filter(inDigits('id is a number above 0')),
  statusCode: filter(inDigits('Status code is a number from 100 to 599', 100, 599)),
  userId: filter(inDigits('User id is a number above 0')),
  requestId: filter(z.string().trim().toLowerCase().max(100)),
  dateFrom: filter(LogMoment),
  dateTo: filter(LogMoment),
}

const words = filter(z.string().trim().max(1000))

// So that the entries before a page can be counted exactly.
const MAX_PAGE = 9_999_999_999

const page = {
  page: filter(inDigits('page is a number above 0', 1, MAX_PAGE)).default(1),
  limit: filter(inDigits('limit is a number from 1 to 200', 1, 200)).default(50),
}

/** Filters of the API log; texts match literally, ignoring case. */
export const ApiLogFilter = z.object({
  ...logFilters,
  method: filter(
    z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{1,20}$/, 'method is one like GET or POST'),
  ),
  success: filter(
    z
      .string('success is true or false')
      .toLowerCase()
      .pipe(z.enum(['true', 'false'], 'success is true or false')),
  ),
  path: words,
})
export type ApiLogFilter = z.infer<typeof ApiLogFilter>

/** Filters of the error log. */
export const ErrorLogFilter = z.object({
  ...logFilters,
  level: filter(
    z.preprocess(
      (value) => (String(value).toLowerCase() === 'warning' ? 'warn' : String(value).toLowerCase()),
      z.enum(ErrorLevel.options, 'Level is error, warn or info'),
    ),
  ),
  message: words,
})
export type ErrorLogFilter = z.infer<typeof ErrorLogFilter>

/** Query of GET /api/logs/api. */
export const ApiLogQuery = ApiLogFilter.extend(page)

/** Query of GET /api/logs/error. */
export const ErrorLogQuery = ErrorLogFilter.extend(page)

function logPage<Entry extends z.ZodType>(entry: Entry) {
  return z.object({
    success: z.literal(true),
    data: z.object({
      logs: z.array(entry),
      page: z.number().int(),
      limit: z.number().int(),
      total: z.number().int(),
      totalPages: z.number().int(),
      /** Older entries were not searched: `total` counts from here on. `null` if all were. */
      searchedFrom: Instant.nullable().default(null),
    }),
  })
}

/** Response of GET /api/logs/api, newest first. */
export const ApiLogPage = logPage(ApiLog)
export type ApiLogPage = z.infer<typeof ApiLogPage>

/** Response of GET /api/logs/error, newest first. */
export const ErrorLogPage = logPage(ErrorLog)
export type ErrorLogPage = z.infer<typeof ErrorLogPage>

/** Payload of POST /api/client-errors: an error in a browser, and its page. */
export const ClientError = z.strictObject({
  message: z.string('Say what broke').trim().min(1, 'Say what broke').max(1000),
  name: z.string('Name the error with a text').max(100).default(''),
  stack: z.string('Send the stack as a text').max(8000).default(''),
  page: z.string('Say on which page').max(500),
})
export type ClientError = z.infer<typeof ClientError>
