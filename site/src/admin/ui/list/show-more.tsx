import { useEffect, useRef } from 'react'
import { adviceOf } from '../../api/api-error.ts'
import { Button } from '../button.tsx'
import { Notice } from '../state/notice.tsx'
import css from './show-more.module.css'
import { useFocusOnMore } from './use-focus-on-more.ts'

interface Props {
  list: {
    hasNextPage: boolean
    isFetching: boolean
    isFetchNextPageError: boolean
    error: unknown
    fetchNextPage: () => unknown
  }
}

/** The end of a long list: the next page loads when it comes into view, or by the button. */
export function ShowMore({ list }: Props) {
  const { hasNextPage, isFetching, isFetchNextPageError, error, fetchNextPage } = list
  const end = useRef<HTMLDivElement>(null)
  const focusOnMore = useFocusOnMore(end)
  // Not while the list is refetched: asking for a page would cancel that, and what was just changed or deleted would stay as it was.
  const idle = hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (!idle || !end.current) return
    // Entering and leaving within one frame arrive as two entries of one call, so all of them are checked.
    const eye = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && fetchNextPage())
    eye.observe(end.current)
    return () => eye.disconnect()
  }, [idle, fetchNextPage])
  if (!hasNextPage) return null
  return (
    <div ref={end} className={css.more} {...focusOnMore}>
      {isFetchNextPageError && <Notice tone="stop">The next ones could not be loaded. {adviceOf(error)}</Notice>}
      <Button busy={isFetching} onClick={() => fetchNextPage()}>
        {isFetchNextPageError ? 'Try Again' : 'Show more'}
      </Button>
    </div>
  )
}
