import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isStale } from '../api/api-error.ts'
import { toast } from '../ui/toast/toasts.ts'
import { useToastIfLeft } from '../ui/toast/use-toast-if-left.ts'
import { checkImport, importEquipment } from './calls.ts'
import { type ImportList, jsonList } from './import-list.ts'
import { importFailure, importResult } from './import-words.ts'
import { useEquipmentReload } from './queries.ts'
import { UnreadableList } from './unreadable-list.ts'

/**
 * The state of an import: what was typed or chosen, the dry run that checks it, and the import itself, after which
 * `onDone` is called. Any change of the input clears the problem and both results.
 */
export function useEquipmentImport(onDone: () => void) {
  const [text, setText] = useState('')
  const [file, setFile] = useState<{ name: string; list: ImportList } | null>(null)
  const [problem, setProblem] = useState('')
  const reload = useEquipmentReload()
  const toastIfLeft = useToastIfLeft()
  const dryRun = useMutation({ mutationFn: (list: ImportList) => checkImport(list.rows) })
  const run = useMutation({
    mutationFn: ({ list, plan }: { list: ImportList; plan: string }) => importEquipment(list.rows, plan),
    onSuccess: ({ counts }) => {
      void reload()
      toast(importResult(counts))
      onDone()
    },
    onError: (error, { list }) => {
      toastIfLeft(importFailure(error))
      // What it would do now is shown below the reason.
      if (isStale(error)) dryRun.mutate(list)
    },
  })
  const reset = () => {
    setProblem('')
    dryRun.reset()
    run.reset()
  }
  const afterReset =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      reset()
      set(value)
    }
  const check = () => {
    reset()
    try {
      dryRun.mutate(file?.list ?? jsonList(text))
    } catch (error) {
      setProblem(error instanceof UnreadableList ? error.message : 'Invalid JSON format')
    }
  }
  const input = {
    text,
    file,
    problem,
    isHeld: run.isPending,
    onText: afterReset(setText),
    onFile: afterReset(setFile),
    onProblem: afterReset(setProblem),
  }
  return { input, hasInput: text !== '' || file !== null, dryRun, run, check, failure: dryRun.error ?? run.error }
}
