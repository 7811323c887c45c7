import type { PublicCustomTrailer } from '#contract/catalogue/custom-trailer'
import { ModelCard } from './model-card.tsx'
import styles from './model-cards.module.css'

interface Props {
  models: readonly PublicCustomTrailer[]
  chosen?: PublicCustomTrailer | null
  onChoose?: ((model: PublicCustomTrailer) => void) | undefined
}

/** The models on offer, one of which can be chosen; `onChoose` is missing until the draft is read. */
export function ModelCards({ models, chosen, onChoose }: Props) {
  return (
    <div className={styles.models} role="radiogroup" aria-labelledby="step-title">
      {models.map((model) => (
        <ModelCard
          key={model.id}
          model={model}
          choice={{ checked: model.id === chosen?.id, onChange: () => onChoose?.(model) }}
        />
      ))}
    </div>
  )
}
