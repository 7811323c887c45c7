import type { ErrorLevel, LoggedRequest } from '#contract/log'
import { inLines, MAX_BODY_BYTES, onOneLine, truncate } from '#domain/log/text'
import type { NewErrorLog } from '../db/logs/writing.ts'
import { bufferError } from './buffer.ts'
import { type ErrorReport, reportOf, writeLine } from './console-line.ts'

const MAX_MESSAGE_BYTES = 2000

/** Where an error came from, as far as is known. */
export interface Origin {
  level?: ErrorLevel
  environment?: 'server' | 'cron'
  requestId?: string
  statusCode?: number
  request?: LoggedRequest
  userId?: number | null
  tokenHash?: string | null
}

/** Writes an error to the console at once and to the error log soon; `doing` says what failed. */
export function logError(doing: string, error: unknown, origin: Origin = {}): void {
  const report = reportOf(doing, error, origin.level ?? 'error')
  writeLine({ ...report, requestId: origin.requestId ?? null })
  bufferError(entryOf(report, origin))
}

function entryOf(report: ErrorReport, origin: Origin): NewErrorLog {
  const { environment = 'server', requestId, statusCode, request, userId, tokenHash = null } = origin
  const { level, doing, message, name, code, stack } = report
  return {
    request_id: requestId ?? null,
    timestamp: new Date().toISOString(),
    level,
    message: truncate(onOneLine(message), MAX_MESSAGE_BYTES),
    status_code: statusCode ?? null,
    name: onOneLine(name).slice(0, 100),
    code: onOneLine(code).slice(0, 100),
    environment,
    stack: stack && truncate(inLines(stack), MAX_BODY_BYTES),
    additional_info: { doing },
    request: request ?? null,
    user_id: userId ?? null,
    tokenHash,
  }
}
