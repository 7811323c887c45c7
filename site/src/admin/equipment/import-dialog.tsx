import { useState } from 'react'
import type { EquipmentImportResponse } from '#contract/equipment-import'
import { useLeaveGuard } from '../leave-guard.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { LeaveQuestion } from '../ui/form/leave-question.tsx'
import { Notice } from '../ui/notice.tsx'
import css from './import.module.css'
import { ImportInput } from './import-input.tsx'
import { ImportPreview } from './import-preview.tsx'
import { importFailure } from './import-words.ts'
import { useEquipmentImport } from './use-equipment-import.ts'

/** Imports a list of equipment, with a preview of each row before anything is written. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [closing, setClosing] = useState(false)
  const close = () => {
    guard.release()
    onClose()
  }
  const { input, hasInput, dryRun, run, check, failure } = useEquipmentImport(() => {
    close()
    guard.leaveAsWanted()
  })
  const guard = useLeaveGuard(hasInput, run.isPending, run.isError)
  const askToClose = () => {
    if (run.isPending) return
    if (hasInput) setClosing(true)
    else close()
  }
  const checked = dryRun.data
  return (
    <Dialog title="Import Equipment" size="4xl" roomy onClose={askToClose}>
      <div className={css.body}>
        <ImportInput {...input} />
        {failure && <Notice tone="stop">{importFailure(failure)}</Notice>}
        {checked && <ImportPreview response={checked} list={dryRun.variables} />}
      </div>
      <DialogActions>
        <Button onClick={askToClose}>Cancel</Button>
        {checked ? (
          <Button
            kind="main"
            busy={run.isPending}
            disabled={!canImport(checked)}
            onClick={() => run.mutate(dryRun.variables)}
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
      {closing && <LeaveQuestion onLeave={close} onStay={() => setClosing(false)} />}
      {guard.isAsking && <LeaveQuestion onLeave={guard.leave} onStay={guard.stay} />}
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
