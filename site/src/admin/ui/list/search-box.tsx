import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { isComposing } from '../is-composing.ts'
import css from './search-box.module.css'

const PAUSE_MS = 300

interface Props {
  label: string
  placeholder: string
  value: string
  onSearch: (words: string) => void
}

/** A search that follows the typing after a short pause, and at once on Enter. */
export function SearchBox({ label, placeholder, value, onSearch }: Props) {
  const [typed, setTyped] = useState(value)
  const field = useRef<HTMLInputElement>(null)
  // The latest callback: a filter clicked during the pause must not be undone by a stale one.
  const newest = useRef(onSearch)
  useEffect(() => {
    newest.current = onSearch
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the pause
  useEffect(() => {
    if (typed.trim() === value) return
    const pausing = setTimeout(() => newest.current(typed.trim()), PAUSE_MS)
    return () => clearTimeout(pausing)
  }, [typed])
  // The address changes without typing too: back, a link, another section.
  useEffect(() => setTyped((now) => (now.trim() === value ? now : value)), [value])
  const clear = () => {
    setTyped('')
    onSearch('')
    field.current?.focus()
  }
  return (
    <search className={css.search}>
      <Search className={css.icon} aria-hidden="true" size={16} />
      <input
        ref={field}
        className={css.field}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && onSearch(typed.trim())}
      />
      {typed && (
        <button type="button" className={css.clear} aria-label="Clear search" onClick={clear}>
          <X aria-hidden="true" size={16} />
        </button>
      )}
    </search>
  )
}
