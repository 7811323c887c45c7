import type { ErrorLevel, LoggedRequest } from '#contract/log'
import { cutAt, inLines, MAX_BODY_BYTES, onOneLine } from '#domain/log/text'
import { type Report, reportOf, writeLine } from './console-line.ts'
import { keepError } from './pending.ts'

const MAX_MESSAGE_BYTES = 2000

/** Where an error came from, as far as it is known. */
export interface Origin {
  level?: ErrorLevel
  environment?: 'server' | 'cron'
  requestId?: string
  statusCode?: number
  request?: LoggedRequest
  userId?: number | undefined
}

/** Tells the console and the error log that something went wrong while `doing` was being done; the log gets it soon. */
export function complain(doing: string, error: unknown, origin: Origin = {}): void {
  const report = reportOf(doing, error, origin.level ?? 'error')
  writeLine({ ...report, requestId: origin.requestId ?? null })
  keepError(entryOf(report, origin))
}

function entryOf(report: Report, { environment = 'server', requestId, statusCode, request, userId }: Origin) {
  const { level, doing, message, name, code, stack } = report
  return {
    request_id: requestId ?? null,
    timestamp: new Date().toISOString(),
    level,
    message: cutAt(onOneLine(message), MAX_MESSAGE_BYTES),
    status_code: statusCode ?? null,
    name: onOneLine(name).slice(0, 100),
    code: onOneLine(code).slice(0, 100),
    environment,
    stack: stack && cutAt(inLines(stack), MAX_BODY_BYTES),
    additional_info: { doing },
    request: request ?? null,
    user_id: userId ?? null,
  }
}
