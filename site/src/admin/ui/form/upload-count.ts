import { createContext, type Dispatch, type SetStateAction, useContext, useEffect } from 'react'

/** Counts the uploads of a form in progress: saving waits for them. */
export const UploadCount = createContext<Dispatch<SetStateAction<number>>>(() => {})

/** Reports an upload of this field to the form while it is in progress. */
export function useReportUpload(isSending: boolean): void {
  const setUploads = useContext(UploadCount)
  useEffect(() => {
    if (!isSending) return
    setUploads((count) => count + 1)
    return () => setUploads((count) => count - 1)
  }, [isSending, setUploads])
}
