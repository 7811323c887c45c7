import { Shapes } from 'lucide-react'
import { useState } from 'react'
import type { EquipmentCategory } from '#contract/catalogue/equipment'
import { leaving, useLeaveGuard } from '../leave-guard.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx'
import { LeaveQuestion } from '../ui/form/leave-question.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { useFocusFallback } from '../ui/use-focus-fallback.ts'
import css from './categories.module.css'
import { CategoryRow } from './category-row.tsx'
import { RenameCategory } from './rename-category.tsx'
import { useIconSaves } from './use-category-icon.ts'

interface Props {
  categories: readonly EquipmentCategory[]
  onClose: () => void
}

/** The category being edited, and the icon it would get. */
interface Draft {
  category: string
  icon: string
}

/** The categories: their icons and their names. */
export function CategoriesDialog({ categories, onClose }: Props) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [renaming, setRenaming] = useState<EquipmentCategory | null>(null)
  const stored = categories.find(({ category }) => category === draft?.category)
  const isDirty = draft !== null && stored !== undefined && draft.icon !== (stored.icon ?? '')
  const { isSaving, hasFailed } = useIconSaves()
  // The button that opened the form is gone with the name.
  const body = useFocusFallback<HTMLDivElement>(renaming)
  const guard = useLeaveGuard({ hasWork: isDirty, isSaving, hasFailed })
  const close = () => {
    guard.release()
    onClose()
  }
  // Switching to another category, or closing, discards the icon chosen here.
  const askToClose = () => leaving(close)
  const open = ({ category, icon }: EquipmentCategory) => setDraft({ category, icon: icon ?? '' })
  // A save may complete when another category is already being edited, or another icon of this one is chosen.
  const write = (category: string, icon: string, instead?: string) =>
    setDraft((now) => {
      const isMeant = now?.category === category && (instead === undefined || now.icon === instead)
      return isMeant ? { category, icon } : now
    })
  return (
    <Dialog title="Manage Categories" size="2xl" roomy onClose={askToClose}>
      <div ref={body} tabIndex={-1} className={css.body}>
        {categories.length === 0 && (
          <EmptyState icon={Shapes} title="No categories available">
            <p>A category appears as soon as a piece of equipment is in it.</p>
          </EmptyState>
        )}
        <ul>
          {categories.map((one) => (
            <CategoryRow
              key={one.category}
              category={one}
              draft={draft?.category === one.category ? draft.icon : null}
              onDraft={(icon, instead) => write(one.category, icon, instead)}
              onOpen={() => leaving(() => open(one))}
              onRename={() =>
                leaving(() => {
                  setDraft(null)
                  setRenaming(one)
                })
              }
              onClose={() => leaving(() => setDraft(null))}
            />
          ))}
        </ul>
      </div>
      <DialogActions>
        <Button onClick={askToClose}>Close</Button>
      </DialogActions>
      {renaming && <RenameCategory category={renaming} onClose={() => setRenaming(null)} />}
      {guard.isAsking && <LeaveQuestion onLeave={guard.leave} onStay={guard.stay} />}
    </Dialog>
  )
}
