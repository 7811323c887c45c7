import { useState } from 'react'
import type { DecidedRequest, Desk } from './desk.ts'
import { newsOf } from './news.ts'

/** Rereads a request that somebody else has changed, with what happened to it since its form was opened. */
export function useReread<S extends string, R extends DecidedRequest<S>>(
  desk: Desk<S>,
  request: R,
  onReload: () => Promise<R | undefined>,
) {
  const [opened] = useState(request)
  return async () => {
    const now = (await onReload()) ?? opened
    return { now, news: newsOf(desk, opened, now) }
  }
}
