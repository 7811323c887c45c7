import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import type { ApiLog, ErrorLog } from '#contract/log'
import { momentInWords } from '#domain/moments'
import { goTo } from '../router.ts'
import { Button } from '../ui/button.tsx'
import { type LogAddress, logHref } from './address.ts'
import type { LogKind, LogPage } from './kind.ts'
import css from './log-desk.module.css'
import { countInWords } from './words.ts'

interface Props<Entry extends ApiLog | ErrorLog> {
  kind: LogKind<Entry>
  address: LogAddress
  page: LogPage<Entry>
}

/** The position in a log, and the links to the adjacent pages. */
export function Pager<Entry extends ApiLog | ErrorLog>({ kind, address, page: shown }: Props<Entry>) {
  const { page, total, totalPages, searchedFrom } = shown
  const bar = useRef<HTMLElement>(null)
  const turn = (by: 1 | -1) => {
    // From the page in the address: the one that is shown stays until the next one has loaded.
    const to = Math.min(address.page, totalPages) + by
    if (to < 1 || to > totalPages) return
    // The button that was pressed is disabled there, which would lose the focus.
    if (to === 1 || to === totalPages) bar.current?.focus()
    goTo(logHref(kind, { ...address, page: to, open: null }))
  }
  return (
    <nav ref={bar} tabIndex={-1} className={css.pager} aria-label="Pages of the log">
      <p className={css.place} role="status">
        Page {page} of {totalPages} · {countInWords(total, searchedFrom === null)}
        {searchedFrom !== null && (
          <span className={css.hint}>
            Nothing before {momentInWords(searchedFrom)} was searched; set an earlier “To”.
          </span>
        )}
      </p>
      <Button icon={ChevronLeft} disabled={page <= 1} onClick={() => turn(-1)}>
        Previous
      </Button>
      <Button icon={ChevronRight} iconLast disabled={page >= totalPages} onClick={() => turn(1)}>
        Next
      </Button>
    </nav>
  )
}
