import { useEffect, useRef, useState } from 'react'
import { anySignal } from '../../api/any-signal.ts'
import type { Upload } from './fields.ts'
import { imageProblem, UPLOAD_MS, uploadProblem } from './image-rules.ts'

/** The progress of an upload, 0 to 1, or why it failed. */
type Progress = { kind: 'idle' } | { kind: 'sending'; part: number } | { kind: 'failed'; words: string }

/**
 * Checks a picture and sends it, at most three minutes; `onDone` gets its address, or '' when it failed, since a failed
 * upload clears the picture (admin specification, section 8).
 */
export function useUpload(upload: Upload | undefined, onDone: (address: string) => void) {
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  /** Gives up an upload without a word, since another file or picture was chosen. */
  const forget = () => {
    const left = running.current
    running.current = null
    left?.abort()
    setProgress({ kind: 'idle' })
  }
  const send = async (file: File) => {
    forget()
    const problem = imageProblem(file)
    if (problem) return setProgress({ kind: 'failed', words: problem })
    if (!upload) return
    const mine = new AbortController()
    running.current = mine
    const signal = anySignal(mine.signal, AbortSignal.timeout(UPLOAD_MS))
    setProgress({ kind: 'sending', part: 0 })
    try {
      const address = await upload(file, (part) => !signal.aborted && setProgress({ kind: 'sending', part }), signal)
      if (running.current !== mine) return
      setProgress({ kind: 'idle' })
      onDone(address)
    } catch (error) {
      if (running.current !== mine) return
      setProgress({ kind: 'failed', words: uploadProblem(signal.aborted ? signal.reason : error) })
      onDone('')
    }
  }
  return { progress, send, cancel: () => running.current?.abort(), forget }
}
