import { useStore } from '@nanostores/react'
import { sizesOf } from '../../views/build-choice.ts'
import type { Builder } from './builder.ts'
import { takeModel } from './builder-actions.ts'
import { Concepts } from './concepts.tsx'
import { ModelCards } from './model-cards.tsx'
import { ModelSkeletons } from './model-skeletons.tsx'
import styles from './model-step.module.css'
import { ModelsUnread } from './models-unread.tsx'

/** Step 1: one model, one of its sizes, and a concept to start from. */
export function ModelStep({ builder }: { builder: Builder }) {
  const models = useStore(builder.$models)
  const model = useStore(builder.$model)
  const trouble = useStore(builder.$modelsTrouble)
  if (trouble) return <ModelsUnread builder={builder} trouble={trouble} />
  if (!models) return <ModelSkeletons />
  if (models.length === 0) return <NoModels />
  return (
    <>
      <ModelCards models={models} chosen={model} onChoose={(one) => takeModel(builder, one)} />
      {model && <Sizes builder={builder} sizes={sizesOf(model)} />}
      <Concepts builder={builder} />
    </>
  )
}

function Sizes({ builder, sizes }: { builder: Builder; sizes: readonly string[] }) {
  const size = useStore(builder.$size)
  return (
    <fieldset className={styles.sizes}>
      <legend>Select Size</legend>
      <div className={styles.chips}>
        {sizes.map((one) => (
          <label key={one} className={styles.chip}>
            <input
              type="radio"
              name="size"
              value={one}
              checked={one === size}
              onChange={() => {
                builder.dismiss('size')
                builder.chooseSize(one)
              }}
            />
            <span>{one}</span>
          </label>
        ))}
      </div>
      <p className={styles.hint} role="status">
        {size === null && 'Pick a size to continue'}
      </p>
    </fieldset>
  )
}

function NoModels() {
  return (
    <div className={styles.none}>
      <h3>No Models Available</h3>
      <p>No models available at the moment. Please check back later.</p>
    </div>
  )
}
