import { Button } from '../button.tsx'
import css from './equipment.module.css'
import field from './field.module.css'

interface Props {
  onlyChosen: boolean
  onOnlyChosen: (only: boolean) => void
  /** Absent where nothing can be chosen. */
  onChooseAll?: (() => void) | undefined
  onClearAll: () => void
}

/** What a list of equipment shows, and the actions on all that is visible (rulings, section 7). */
export function EquipmentTools({ onlyChosen, onOnlyChosen, onChooseAll, onClearAll }: Props) {
  return (
    <div className={css.tools}>
      <label className={field.check}>
        <input type="checkbox" checked={onlyChosen} onChange={({ target }) => onOnlyChosen(target.checked)} />
        Show only selected
      </label>
      {onChooseAll && (
        <div className={css.bulk}>
          <Button onClick={onChooseAll}>Select All</Button>
          <Button onClick={onClearAll}>Clear All</Button>
        </div>
      )}
    </div>
  )
}
