import { formatNumber } from '#contract/text/number-format'
import { Button } from '../button.tsx'
import css from './equipment.module.css'
import field from './field.module.css'

interface Props {
  shown: number
  count: number
  /** What else helps, to go before the button. */
  hint?: string
  onMore: () => void
}

/** The end of a list in a form that shows its first items: how many there are, and a button for more. */
export function MoreItems({ shown, count, hint = '', onMore }: Props) {
  return (
    <div className={css.more}>
      <p className={field.hint}>
        {formatNumber(shown)} of {formatNumber(count)} shown. {hint}
      </p>
      <Button onClick={onMore}>Show more</Button>
    </div>
  )
}
