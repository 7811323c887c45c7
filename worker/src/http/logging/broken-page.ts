import type { Context } from 'hono'
import type { ClientError } from '#contract/log'
import { redactPath, redactQuery, redactText } from '#domain/log/redact'
import { inLines, MAX_BODY_BYTES, onOneLine, truncate } from '#domain/log/text'
import type { NewErrorLog } from '../../db/logs/writing.ts'
import type { AppEnv } from '../env.ts'

/** An error reported by a browser, made safe for the error log. */
export function brokenPage(c: Context<AppEnv>, { message, name, stack, page }: ClientError): NewErrorLog {
  const [path = '', search] = page.split('?')
  const shownPath = onOneLine(redactPath(path))
  const query = search === undefined ? null : onOneLine(redactQuery(search))
  const agent = onOneLine(redactText(c.req.header('User-Agent') ?? '')).slice(0, 500)
  return {
    request_id: c.get('requestId'),
    timestamp: new Date().toISOString(),
    level: 'error',
    message: onOneLine(redactText(message)),
    status_code: null,
    name: onOneLine(redactText(name)),
    code: '',
    environment: 'browser',
    stack: stack ? truncate(inLines(redactText(stack)), MAX_BODY_BYTES) : null,
    additional_info: null,
    request: {
      method: 'GET',
      url: `${new URL(c.req.url).origin}${shownPath}${query === null ? '' : `?${query}`}`,
      path: shownPath,
      ip: c.req.header('CF-Connecting-IP')?.slice(0, 64) ?? 'local',
      username: null,
      query,
      body: null,
      headers: { 'user-agent': agent },
    },
    user_id: null,
  }
}
