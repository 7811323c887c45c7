import { useState } from 'react'
import type { Builder } from './builder.ts'
import { fetchModels } from './builder-loading.ts'
import styles from './model-step.module.css'

interface Props {
  builder: Builder
  error: string
}

/** Says why the models could not be loaded, with a way to try again. */
export function ModelsLoadError({ builder, error }: Props) {
  const [busy, setBusy] = useState(false)

  async function retry() {
    if (busy) return
    setBusy(true)
    await fetchModels(builder)
    setBusy(false)
    // The button is gone with the error, so the focus moves to the title above the models.
    if (!builder.$modelsError.get()) document.getElementById('step-title')?.focus()
  }

  return (
    <div className={styles.none} data-failed role="alert">
      <h3>Unable to Load Models</h3>
      <p>{error}</p>
      <button type="button" className="button" aria-disabled={busy || undefined} onClick={retry}>
        {busy ? 'Loading…' : 'Try Again'}
      </button>
    </div>
  )
}
