import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { itemsInWords } from '../../views/build/prices.ts'
import {
  countItems,
  type EquipmentFilter,
  type EquipmentGroup,
  isSelectedElsewhere,
  limitItems,
  nothingVisibleInWords,
} from '../../views/equipment/search.ts'
import { EquipmentCard } from './equipment-card.tsx'
import styles from './equipment-list.module.css'
import { LinkButton } from './link-button.tsx'

/** Up to here all cards are laid out at once: a category's, which a screenshot of the whole page then shows. */
const MAX_LAID_OUT = 60
/** Thousands of cards would take seconds to render, and each press after it would compare them all. */
const AT_ONCE = 150

interface Props {
  groups: readonly EquipmentGroup[]
  chosen: ReadonlySet<number>
  filter: EquipmentFilter
  onToggle: (id: number) => void
  onFilter: (filter: EquipmentFilter) => void
}

/** The visible equipment, by category. */
export const EquipmentList = memo(function EquipmentList({ groups, chosen, filter, onToggle, onFilter }: Props) {
  const { onlySelected } = filter
  const [more, setMore] = useState({ filter, most: AT_ONCE })
  const most = more.filter === filter ? more.most : AT_ONCE
  const count = countItems(groups)
  // Where the focus goes after “Show more”, which is gone or far below with its press.
  const firstNew = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (firstNew.current !== null) boxes()[firstNew.current]?.focus()
    firstNew.current = null
  })
  // The same function for every card as long as it does the same, so that one press does not render all cards again.
  const toggle = useCallback(
    (id: number) => {
      if (onlySelected) leaveCard()
      onToggle(id)
    },
    [onlySelected, onToggle],
  )

  function showMore() {
    firstNew.current = most
    setMore({ filter, most: most + AT_ONCE })
  }

  function showAll() {
    // The pressed button disappears and would take the focus with it.
    document.getElementById('only-selected')?.focus()
    onFilter({ ...filter, category: null })
  }

  if (groups.length === 0) {
    const isElsewhere = isSelectedElsewhere(filter, chosen.size)
    return (
      <div className={styles.nothing}>
        <p>
          {nothingVisibleInWords(filter)}
          {isElsewhere ? ` None in ${filter.category}.` : ''}
        </p>
        {isElsewhere && (
          <LinkButton onClick={showAll}>
            Show {chosen.size === 1 ? 'the one' : `all ${chosen.size}`} selected
          </LinkButton>
        )}
      </div>
    )
  }
  return (
    <>
      {limitItems(groups, most).map(({ category, items }) => (
        <section
          key={category}
          className={styles.group}
          aria-label={category}
          data-long={count > MAX_LAID_OUT || undefined}
        >
          <h3>{category}</h3>
          <ul>
            {items.map((item) => (
              <EquipmentCard key={item.id} item={item} isChosen={chosen.has(item.id)} onToggle={toggle} />
            ))}
          </ul>
        </section>
      ))}
      {count > most && (
        <p>
          {most} of {itemsInWords(count)} shown. <LinkButton onClick={showMore}>Show more</LinkButton>
        </p>
      )}
    </>
  )
})

/** Moves the focus from a card that is about to disappear to the next one, or after the last to the filter that hides it. */
function leaveCard(): void {
  const all = boxes()
  const at = all.findIndex((box) => box.matches(':focus'))
  if (at < 0) return
  const next = all[at + 1] ?? all[at - 1] ?? document.getElementById('only-selected')
  next?.focus({ preventScroll: true })
}

function boxes(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('input[aria-labelledby^="item-"]')]
}
