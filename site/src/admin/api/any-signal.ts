/** A signal that aborts as soon as one of `signals` does, with its reason; replaces `AbortSignal.any` for Safari before 17.4. */
export function anySignal(...signals: AbortSignal[]): AbortSignal {
  const either = new AbortController()
  for (const signal of signals) {
    const end = () => either.abort(signal.reason)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true, signal: either.signal })
  }
  return either.signal
}
