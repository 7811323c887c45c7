import { useStore } from '@nanostores/react'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { PublicCustomTrailer } from '#contract/catalogue/custom-trailer'
import { sizesOf } from '#domain/build/offer'
import { sizeInWords } from '#domain/length'
import { paths } from '../../paths.ts'
import { bringIntoView } from './bring-into-view.ts'
import type { Builder } from './builder.ts'
import { selectConcept, selectModel } from './builder-actions.ts'
import { fetchModels } from './builder-loading.ts'
import { Concepts } from './concepts.tsx'
import { FIRST_VIEW } from './first-view.ts'
import { ModelCards } from './model-cards.tsx'
import { ModelSkeletons } from './model-skeletons.tsx'
import styles from './model-step.module.css'

interface Props {
  builder: Builder | null
  /** The models on offer, where the page came with them. */
  known: readonly PublicCustomTrailer[] | null
}

/** Step 1: one model, one of its sizes, and a concept to start from. */
export function ModelStep({ builder, known }: Props) {
  const { $models, $model, $modelsError, $concept } = builder ?? FIRST_VIEW
  const models = useStore($models) ?? known
  const model = useStore($model)
  const concept = useStore($concept)
  const error = useStore($modelsError)
  const sizes = useRef<HTMLFieldSetElement>(null)
  const isPicked = useRef(false)
  useLayoutEffect(() => {
    if (isPicked.current && builder?.$sizeHint.get()) bringIntoView(sizes.current, 'nearest')
    isPicked.current = false
  })

  function pick(builder: Builder, picked: PublicCustomTrailer) {
    isPicked.current = true
    selectModel(builder, picked)
  }

  if (builder && error) return <ModelsLoadError builder={builder} error={error} />
  if (!models?.length) return builder && models ? <NoModels /> : <ModelSkeletons />
  return (
    <>
      <ModelCards models={models} chosen={model} onChoose={builder ? (picked) => pick(builder, picked) : undefined} />
      {builder && model && <Sizes builder={builder} sizes={sizesOf(model)} place={sizes} />}
      <Concepts chosen={concept} onChoose={builder ? (picked) => selectConcept(builder, picked) : undefined} />
    </>
  )
}

interface SizesProps {
  builder: Builder
  sizes: readonly string[]
  place: RefObject<HTMLFieldSetElement | null>
}

function Sizes({ builder, sizes, place }: SizesProps) {
  const size = useStore(builder.$size)
  return (
    <fieldset ref={place} className={styles.sizes}>
      <legend>Select Size</legend>
      <div className={styles.chips}>
        {sizes.map((one) => (
          // The text is the label's own: over an element of its own, the radio button would keep tools from clicking it by name.
          <label key={one} className={styles.chip} data-chosen={one === size}>
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
            {sizeInWords(one)}
          </label>
        ))}
      </div>
      <p className={styles.hint} role="status">
        {useStore(builder.$sizeHint) ?? ''}
      </p>
    </fieldset>
  )
}

function NoModels() {
  return (
    <div className={styles.none}>
      <h3>No Models Available</h3>
      <p>No models available at the moment. Please check back later.</p>
      <p>
        <a href={paths.contact}>Contact Us</a>
      </p>
    </div>
  )
}

interface ModelsLoadErrorProps {
  builder: Builder
  error: string
}

/** Says why the models could not be loaded, with a way to try again. */
function ModelsLoadError({ builder, error }: ModelsLoadErrorProps) {
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
