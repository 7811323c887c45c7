import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'

interface Props {
  text: string
  /** What to do where the browser refuses. */
  otherwise: string
  onCopied?: () => void
  children: string
}

/** Copies a text that is on the screen, and says so beside the button. */
export function CopyButton({ text, otherwise, onCopied, children }: Props) {
  const [outcome, setOutcome] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      return setOutcome(otherwise)
    }
    setOutcome('Copied.')
    onCopied?.()
  }
  return (
    <>
      <Button icon={Copy} onClick={copy}>
        {children}
      </Button>
      <span role="status">{outcome}</span>
    </>
  )
}
