import { formatNumber } from '#contract/text/number-format'

interface Props {
  /** What the list is narrowed by, as one text; empty where it shows everything. */
  filter: string
  /** Not known before the first response. */
  count: number | undefined
  /** The query of a list that is loaded, the last two if it is in parts. */
  list?: { isPlaceholderData: boolean; isFetchingNextPage?: boolean; hasNextPage?: boolean }
}

/** Tells screen readers how much a search or a filter has found: the focus stays in its field, and the list changes below. */
export function FoundStatus({ filter, count, list }: Props) {
  const isKnown = filter !== '' && !list?.isPlaceholderData && !list?.isFetchingNextPage
  return (
    <p role="status" className="visually-hidden">
      {/* Replaced with each filter, since the same words as before would not be announced. */}
      <span key={filter}>{isKnown && count !== undefined && inWords(count, list?.hasNextPage)}</span>
    </p>
  )
}

function inWords(count: number, areMore = false): string {
  // The folders of the library are read one after the other, and those to come may hold nothing.
  if (areMore) return count > 0 ? `At least ${formatNumber(count)} found.` : ''
  return count > 0 ? `${formatNumber(count)} found.` : 'Nothing found.'
}
