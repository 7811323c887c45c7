import { Button } from '../ui/button.tsx'
import { useFocusFallback } from '../ui/use-focus-fallback.ts'
import css from './business-info.module.css'

interface Props {
  isDirty: boolean
  isSaving: boolean
  onDiscard: () => void
}

/** Saves the form above it; always in sight. */
export function SaveBar({ isDirty, isSaving, onDiscard }: Props) {
  const canDiscard = isDirty && !isSaving
  const save = useFocusFallback<HTMLButtonElement>(canDiscard)
  return (
    <footer className={css.bar}>
      <p className={css.unsaved} role="status">
        {isDirty ? 'Unsaved changes' : 'Everything is saved'}
      </p>
      {canDiscard && <Button onClick={onDiscard}>Discard changes</Button>}
      <Button ref={save} type="submit" form="business" kind={isDirty || isSaving ? 'main' : 'plain'} busy={isSaving}>
        {isSaving ? 'Saving...' : 'Save changes'}
      </Button>
    </footer>
  )
}
