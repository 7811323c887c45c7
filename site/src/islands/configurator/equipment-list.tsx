import { memo, useCallback } from 'react'
import {
  type EquipmentGroup,
  type EquipmentView,
  isSelectedElsewhere,
  nothingVisible,
} from '../../views/equipment-search.ts'
import { EquipmentCard } from './equipment-card.tsx'
import styles from './equipment-list.module.css'
import { LinkButton } from './link-button.tsx'

/** Up to here all cards are laid out at once: a category's, which a screenshot of the whole page then shows. */
const MAX_LAID_OUT = 60

interface Props {
  groups: readonly EquipmentGroup[]
  chosen: ReadonlySet<number>
  view: EquipmentView
  onToggle: (id: number) => void
  onView: (view: EquipmentView) => void
}

/** The visible equipment, by category. */
export const EquipmentList = memo(function EquipmentList({ groups, chosen, view, onToggle, onView }: Props) {
  const { onlySelected } = view
  // The same function for every card as long as it does the same, so that one press does not render all cards again.
  const toggle = useCallback(
    (id: number) => {
      if (onlySelected) leaveCard()
      onToggle(id)
    },
    [onlySelected, onToggle],
  )

  function showAll() {
    // The pressed button disappears and would take the focus with it.
    document.getElementById('only-selected')?.focus()
    onView({ ...view, category: null })
  }

  if (groups.length === 0) {
    const isElsewhere = isSelectedElsewhere(view, chosen.size)
    return (
      <div className={styles.nothing}>
        <p>
          {nothingVisible(view)}
          {isElsewhere ? ` None in ${view.category}.` : ''}
        </p>
        {isElsewhere && (
          <LinkButton onClick={showAll}>
            Show {chosen.size === 1 ? 'the one' : `all ${chosen.size}`} selected
          </LinkButton>
        )}
      </div>
    )
  }
  const isLong = groups.reduce((sum, { items }) => sum + items.length, 0) > MAX_LAID_OUT
  return groups.map(({ category, items }) => (
    <section key={category} className={styles.group} aria-label={category} data-long={isLong || undefined}>
      <h3>{category}</h3>
      <ul>
        {items.map((item) => (
          <EquipmentCard key={item.id} item={item} isChosen={chosen.has(item.id)} onToggle={toggle} />
        ))}
      </ul>
    </section>
  ))
})

/** Moves the focus from a card that is about to disappear to the next one, or after the last to the filter that hides it. */
function leaveCard(): void {
  const boxes = [...document.querySelectorAll<HTMLElement>('input[aria-labelledby^="item-"]')]
  const at = boxes.findIndex((box) => box.matches(':focus'))
  if (at < 0) return
  const next = boxes[at + 1] ?? boxes[at - 1] ?? document.getElementById('only-selected')
  next?.focus({ preventScroll: true })
}
