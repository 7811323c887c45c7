import { Button } from '../ui/button.tsx'
import css from './business-info.module.css'

interface Props {
  isDirty: boolean
  isSaving: boolean
  onDiscard: () => void
}

/** Saves the form above it; always in sight. */
export function SaveBar({ isDirty, isSaving, onDiscard }: Props) {
  return (
    <footer className={css.bar}>
      <p className={css.unsaved} role="status">
        {isDirty ? 'Unsaved changes' : 'Everything is saved'}
      </p>
      {isDirty && !isSaving && <Button onClick={onDiscard}>Discard changes</Button>}
      <Button type="submit" form="business" kind="main" busy={isSaving}>
        {isSaving ? 'Saving...' : 'Save Changes'}
      </Button>
    </footer>
  )
}
