import { createContext, type Dispatch, type SetStateAction, useContext, useEffect } from 'react'

/** Counts the uploads of a form that are on their way: saving waits for them. */
export const Uploads = createContext<Dispatch<SetStateAction<number>>>(() => {})

/** Tells the form that an upload of this field is on its way, while it is. */
export function useReportUpload(isSending: boolean): void {
  const setUploads = useContext(Uploads)
  useEffect(() => {
    if (!isSending) return
    setUploads((count) => count + 1)
    return () => setUploads((count) => count - 1)
  }, [isSending, setUploads])
}
