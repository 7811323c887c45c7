import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Day, DayRange } from '#contract/wire'

/** Free days of one trailer that are being chosen, from the first that was pointed at. */
export interface DaysChoice {
  trailer: number
  anchor: Day
  end: Day
}

/** First and last day of a choice, in whichever direction it was made. */
export function daysOf({ anchor, end }: DaysChoice): DayRange {
  return anchor < end ? { start: anchor, end } : { start: end, end: anchor }
}

// The free day that an event happened on.
function dayUnder({ target }: MouseEvent): { trailer: number; day: Day } | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null
  const { trailer, day } = cell?.dataset ?? {}
  return trailer && day ? { trailer: Number(trailer), day } : null
}

/** Days chosen with the mouse held down, or with Shift and an arrow; a finger scrolls instead. */
export function useDaysChoice(onChosen: (choice: DaysChoice) => void) {
  const [choice, setChoice] = useState<DaysChoice | null>(null)
  const dragging = useRef(false)
  useEffect(() => {
    const stop = () => {
      dragging.current = false
    }
    window.addEventListener('pointerup', stop)
    return () => window.removeEventListener('pointerup', stop)
  }, [])
  const pointer = {
    onPointerDown: (event: PointerEvent) => {
      const under = dayUnder(event)
      dragging.current = under !== null && event.pointerType === 'mouse' && event.button === 0
      setChoice(under && { trailer: under.trailer, anchor: under.day, end: under.day })
    },
    onPointerOver: (event: PointerEvent) => {
      const under = dayUnder(event)
      if (!dragging.current || !under || under.trailer !== choice?.trailer) return
      setChoice({ ...choice, end: under.day })
    },
    onPointerUp: (event: PointerEvent) => {
      // Released on the same day it is a click, which `onClick` handles.
      if (dragging.current && choice && choice.anchor !== choice.end && dayUnder(event)) onChosen(choice)
    },
    // By mouse, touch or keyboard: uses the days chosen before if this is one of them, else this day alone.
    onClick: (event: MouseEvent) => {
      const under = dayUnder(event)
      if (!under) return
      const { start, end } = choice ? daysOf(choice) : { start: under.day, end: under.day }
      const isOfChoice = choice?.trailer === under.trailer && start <= under.day && under.day <= end
      onChosen(isOfChoice ? choice : { trailer: under.trailer, anchor: under.day, end: under.day })
    },
  }
  return { choice, setChoice, pointer }
}
