import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { EquipmentImportAnswer } from '#contract/equipment-import'
import { useLeaveGuard } from '../leave-guard.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { LeaveQuestion } from '../ui/form/leave-question.tsx'
import { Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toasts.ts'
import { importEquipment } from './calls.ts'
import css from './import.module.css'
import { ImportInput } from './import-input.tsx'
import { type ImportList, jsonList } from './import-list.ts'
import { ImportPreview } from './import-preview.tsx'
import { importFailure, importResult } from './import-words.ts'
import { useEquipmentReload } from './queries.ts'
import { UnreadableList } from './unreadable-list.ts'

/** Brings in a list of equipment: what would become of each row is shown before anything is written. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const [file, setFile] = useState<{ name: string; list: ImportList } | null>(null)
  const [problem, setProblem] = useState('')
  const [closing, setClosing] = useState(false)
  const reload = useEquipmentReload()
  const check = useMutation({ mutationFn: (list: ImportList) => importEquipment(list.rows, true) })
  const run = useMutation({
    mutationFn: (list: ImportList) => importEquipment(list.rows, false),
    onSuccess: ({ counts }) => {
      void reload()
      toast(importResult(counts))
      close()
    },
  })
  const guard = useLeaveGuard(text !== '' || file !== null)
  const close = () => {
    guard.release()
    onClose()
  }
  const forget = () => {
    setProblem('')
    check.reset()
    run.reset()
  }
  const look = () => {
    forget()
    try {
      check.mutate(file?.list ?? jsonList(text))
    } catch (error) {
      setProblem(error instanceof UnreadableList ? error.message : 'Invalid JSON format')
    }
  }
  const askToClose = () => {
    if (run.isPending) return
    if (text !== '' || file) setClosing(true)
    else close()
  }
  const failure = check.error ?? run.error
  return (
    <Dialog title="Import Equipment" size="4xl" roomy onClose={askToClose}>
      <div className={css.body}>
        <ImportInput
          text={text}
          file={file}
          problem={problem}
          onText={(typed) => {
            forget()
            setText(typed)
          }}
          onFile={(chosen) => {
            forget()
            setFile(chosen)
          }}
          onProblem={(words) => {
            forget()
            setProblem(words)
          }}
        />
        {failure && <Notice tone="stop">{importFailure(failure)}</Notice>}
        {check.data && <ImportPreview answer={check.data} list={check.variables} />}
      </div>
      <DialogActions>
        <Button onClick={askToClose}>Cancel</Button>
        {check.data ? (
          <Button
            kind="main"
            busy={run.isPending}
            disabled={!canImport(check.data)}
            onClick={() => run.mutate(check.variables)}
          >
            {run.isPending ? 'Importing...' : `Import ${check.data.counts.add + check.data.counts.change}`}
          </Button>
        ) : (
          <Button kind="main" busy={check.isPending} disabled={!file && text.trim() === ''} onClick={look}>
            {check.isPending ? 'Checking...' : 'Check the list'}
          </Button>
        )}
      </DialogActions>
      {closing && <LeaveQuestion onLeave={close} onStay={() => setClosing(false)} />}
      {guard.wanted !== null && <LeaveQuestion onLeave={guard.leave} onStay={guard.stay} />}
    </Dialog>
  )
}

function canImport({ counts }: EquipmentImportAnswer): boolean {
  return counts.refuse === 0 && counts.add + counts.change > 0
}
