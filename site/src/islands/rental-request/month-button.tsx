import { useEffect, useRef } from 'react'
import styles from './month-button.module.css'

interface Props {
  label: 'Earlier month' | 'Later month'
  /** There is no further month. */
  isAtEnd: boolean
  onPress: () => void
}

/** Turns the calendar by a month. Stays focusable at its end, so that focus is not lost there. */
export function MonthButton({ label, isAtEnd, onPress }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  // Pressed before the script ran (browser/pre-hydration.js).
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(() => {
    if (button.current?.dataset.pressed !== undefined) onPress()
  }, [])
  return (
    <button
      ref={button}
      type="button"
      className={styles.turn}
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d={label === 'Earlier month' ? 'M15 5l-7 7 7 7' : 'M9 5l7 7-7 7'} />
      </svg>
    </button>
  )
}
