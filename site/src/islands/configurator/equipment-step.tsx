import { useStore } from '@nanostores/react'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { PublicEquipment } from '#contract/catalogue/equipment'
import type { SentBuild } from '../../api/builds.ts'
import type { BuildConcept } from '../../content/build-concepts.ts'
import {
  categoryOf,
  type EquipmentFilter,
  foundInWords,
  searchIndex,
  visibleEquipment,
} from '../../views/equipment/search.ts'
import { focusInView } from '../forms/focus-in-view.ts'
import { Announcer } from './announcer.tsx'
import { bringIntoView } from './bring-into-view.ts'
import type { Builder } from './builder.ts'
import { selectConcept } from './builder-actions.ts'
import { Categories } from './categories.tsx'
import { Concepts } from './concepts.tsx'
import { EquipmentList } from './equipment-list.tsx'
import styles from './equipment-step.module.css'
import { EquipmentTools } from './equipment-tools.tsx'
import { LinkButton } from './link-button.tsx'
import { QuoteRequest } from './quote-request.tsx'

// How much of tools and list must be in view for visitors to notice the list.
const ROOM_PX = 240

interface Props {
  builder: Builder
  onSent: (build: SentBuild) => void
}

/** Step 3: the equipment, and under it the request for a quote. */
export function EquipmentStep({ builder, onSent }: Props) {
  const offered = useStore(builder.$offered)
  const isLoaded = (useStore(builder.$equipment)?.length ?? 0) > 0
  const chosen = useStore(builder.$chosen)
  const concept = useStore(builder.$concept)
  const [chosenFilter, setFilter] = useState<EquipmentFilter | null>(null)
  const filter = chosenFilter && hasCategory(offered, chosenFilter) ? chosenFilter : initialFilter(offered, chosen.ids)
  const index = useMemo(() => searchIndex(offered), [offered])
  const groups = useMemo(() => visibleEquipment(index, filter, chosen.ids), [index, filter, chosen.ids])
  const isEmpty = chosen.ids.size === 0
  const isConceptPicked = useRef(false)
  // Choosing a concept removes the concepts, and the focus with them. A draft that loads takes no focus.
  useLayoutEffect(() => {
    if (isConceptPicked.current && document.activeElement === document.body) {
      document.getElementById('step-title')?.focus({ preventScroll: true })
    }
    isConceptPicked.current = false
  })

  // Kept, or deselecting the one piece of a category would open another one.
  useLayoutEffect(() => {
    if (offered.length > 0) setFilter(filter)
  }, [offered, filter])

  function pickConcept(picked: BuildConcept | null) {
    isConceptPicked.current = true
    selectConcept(builder, picked)
  }

  function applyFilter(next: EquipmentFilter) {
    setFilter(next)
    // On a phone the tiles fill the screen, and their list is below it.
    const field = document.getElementById('equipment-search')?.parentElement
    if (field && field.getBoundingClientRect().bottom > innerHeight - ROOM_PX) bringIntoView(field, 'start')
  }

  return (
    <>
      <p>
        Pick what your menu needs.{' '}
        <span className={styles.done}>
          Done? {/* Not a link, since the hash of the address names the step. */}
          <LinkButton onClick={() => focusInView('customer_name')}>Go to your quote</LinkButton>
        </span>
      </p>
      {offered.length === 0 ? (
        <p role="status">{isLoaded ? 'No equipment is offered for this model.' : 'Loading equipment…'}</p>
      ) : (
        <>
          {isEmpty && <Concepts chosen={concept} onChoose={pickConcept} />}
          <Categories items={offered} chosen={chosen.ids} filter={filter} onFilter={applyFilter} />
          <EquipmentTools builder={builder} groups={groups} filter={filter} onFilter={setFilter} />
          <Announcer sentence={foundInWords(groups, filter)} />
          <EquipmentList
            groups={groups}
            chosen={chosen.ids}
            filter={filter}
            onToggle={builder.toggleItem}
            onFilter={setFilter}
          />
        </>
      )}
      <QuoteRequest builder={builder} onSent={onSent} />
    </>
  )
}

/** Whether the category of a filter is among the equipment: another model may lack it. */
function hasCategory(offered: readonly PublicEquipment[], { category }: EquipmentFilter): boolean {
  return category === null || offered.some((item) => categoryOf(item) === category)
}

/** The first category with something chosen, or the first: all of them would push the request for a quote out of sight. */
function initialFilter(offered: readonly PublicEquipment[], chosen: ReadonlySet<number>): EquipmentFilter {
  const first = offered.find(({ id }) => chosen.has(id)) ?? offered[0]
  return { category: first ? categoryOf(first) : null, query: '', onlySelected: false }
}
