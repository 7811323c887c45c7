import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Day, DayRange } from '#contract/wire'
import { addDays, daysIncluded } from '#domain/days'
import { isFocusLost } from '../ui/use-focus-fallback.ts'
import type { Lane } from './lanes.ts'
import { nearestPlace, type Place, placeAfterKey } from './steps.ts'
import type { useDaysChoice } from './use-days-choice.ts'

interface Options {
  lanes: readonly Lane[]
  window: DayRange
  today: Day
  choice: Pick<ReturnType<typeof useDaysChoice>, 'choice' | 'setChoice'>
  onTurn: (by: 1 | -1) => void
}

/** Keyboard navigation of the grid: one Tab stop, arrows within, page keys to the previous and the next window. */
export function useGridKeys({ lanes, window, today, choice: { choice, setChoice }, onTurn }: Options) {
  const table = useRef<HTMLTableElement>(null)
  const [wanted, setWanted] = useState<Place>({ lane: 0, column: Math.max(0, daysIncluded(window.start, today) - 1) })
  const place = nearestPlace(lanes, wanted)
  const moved = useRef(false)
  // The window that was turned away from; the next one may still have to load, and other keys be pressed meanwhile.
  const turned = useRef<Day | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for a new place or a new window
  useEffect(() => {
    const hasTurned = turned.current !== null && turned.current !== window.start
    if (moved.current || (hasTurned && isFocusLost())) {
      table.current?.querySelector<HTMLElement>('[data-lane][tabindex="0"]')?.focus()
    }
    moved.current = false
    if (hasTurned) turned.current = null
  }, [place.lane, place.column, window.start])
  const go = (next: Place) => {
    moved.current = true
    setWanted(next)
  }
  const press = (event: KeyboardEvent) => {
    const isPage = event.key === 'PageDown' || event.key === 'PageUp'
    const next = isPage ? place : placeAfterKey(lanes, place, event.key, event.ctrlKey || event.metaKey)
    if (!next || event.altKey) return
    event.preventDefault()
    if (isPage) {
      turned.current = window.start
      onTurn(event.key === 'PageDown' ? 1 : -1)
    } else if (event.shiftKey) {
      if (extend(event.target, next)) go(next)
    } else {
      setChoice(null)
      go(next)
    }
  }
  // A choice extends over free days of one trailer only.
  const extend = (target: EventTarget, { lane, column }: Place): boolean => {
    const { day, trailer } = target instanceof HTMLElement ? target.dataset : {}
    const end = addDays(window.start, column)
    const isFree = lanes[lane]?.some(({ kind, start }) => kind === 'free' && start === end)
    if (!day || !trailer || lane !== place.lane || !isFree || Math.abs(daysIncluded(day, end) - 1) !== 1) return false
    // Not a choice made elsewhere, such as in the weeks before.
    const isContinued = choice?.trailer === Number(trailer) && choice.end === day
    setChoice({ trailer: Number(trailer), anchor: isContinued ? choice.anchor : day, end })
    return true
  }
  // A cell focused in another way, such as by a click, is where the arrow keys continue.
  const follow = ({ target }: FocusEvent) => {
    const { lane, column } = target instanceof HTMLElement ? target.dataset : {}
    if (lane === undefined || column === undefined) return
    const width = target.closest('td')?.colSpan ?? 1
    const isWithin = wanted.column >= Number(column) && wanted.column < Number(column) + width
    if (Number(lane) === wanted.lane && isWithin) return
    setWanted({ lane: Number(lane), column: Number(column) })
  }
  return { place, table: { ref: table, onKeyDown: press, onFocus: follow } }
}
