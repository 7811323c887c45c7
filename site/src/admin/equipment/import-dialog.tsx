import type { EquipmentImportResponse } from '#contract/catalogue/equipment-import'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx'
import { useClosing } from '../ui/dialog/use-closing.ts'
import { LeaveQuestion } from '../ui/form/leave-question.tsx'
import { Notice } from '../ui/state/notice.tsx'
import css from './import.module.css'
import { ImportInput } from './import-input.tsx'
import { ImportPreview } from './import-preview.tsx'
import { importFailure } from './import-words.ts'
import { useEquipmentImport } from './use-equipment-import.ts'

/** Imports a list of equipment, with a preview of each row before anything is written. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { input, hasInput, dryRun, run, check, failure } = useEquipmentImport(() => {
    closing.close()
    closing.leaveAsWanted()
  })
  const closing = useClosing(onClose, { hasWork: hasInput, isSaving: run.isPending, hasFailed: run.isError })
  const checked = dryRun.data
  return (
    <Dialog title="Import Equipment" size="4xl" roomy onClose={closing.askToClose}>
      <div className={css.body}>
        <ImportInput {...input} />
        {failure && <Notice tone="stop">{importFailure(failure)}</Notice>}
        {checked && <ImportPreview response={checked} list={dryRun.variables} />}
      </div>
      <DialogActions>
        <Button onClick={closing.askToClose}>Cancel</Button>
        {checked ? (
          <Button
            kind="main"
            busy={run.isPending}
            disabled={!canImport(checked)}
            onClick={() => run.mutate({ list: dryRun.variables, plan: checked.plan })}
          >
            {run.isPending ? 'Importing...' : importAction(checked)}
          </Button>
        ) : (
          <Button
            kind="main"
            busy={dryRun.isPending}
            disabled={!input.file && input.text.trim() === ''}
            onClick={check}
          >
            {dryRun.isPending ? 'Checking...' : 'Check the list'}
          </Button>
        )}
      </DialogActions>
      {closing.question && <LeaveQuestion {...closing.question} />}
    </Dialog>
  )
}

// With a number only if that many can be imported: it would contradict “Nothing can be imported yet”.
function importAction(checked: EquipmentImportResponse): string {
  return canImport(checked) ? `Import ${checked.counts.add + checked.counts.change}` : 'Import'
}

function canImport({ counts }: EquipmentImportResponse): boolean {
  return counts.refuse === 0 && counts.add + counts.change > 0
}
