import { type ChangeEvent, useRef } from 'react'

interface Options {
  /** Names the input. */
  label: string
  /** File types as the `accept` attribute names them. */
  accept: string
  onChoose: (file: File) => void
}

/** The browser's dialog for choosing a file: what opens it, and the hidden input to render. */
export function useFileChooser({ label, accept, onChoose }: Options) {
  const ref = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file may be chosen again after it failed or was corrected.
    target.value = ''
    if (file) onChoose(file)
  }
  return {
    open: () => ref.current?.click(),
    input: <input ref={ref} type="file" hidden accept={accept} aria-label={label} onChange={choose} />,
  }
}
