import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { BUILD_NEXT } from '#domain/build/next-steps'
import { priceInWords } from '#domain/money'
import type { SentBuild } from '../../api/builds.ts'
import { paths } from '../../paths.ts'
import { equipmentTotal, subtotalInWords } from '../../views/build/prices.ts'
import { RequestSent } from '../forms/request-sent.tsx'
import { BuildSheet } from './build-sheet.tsx'
import type { Builder } from './builder.ts'
import styles from './confirmation.module.css'

interface Props {
  builder: Builder
  build: SentBuild
  onStartOver: () => void
}

/** Shown once the quote is requested: what happens next, and the build for print. */
export function Confirmation({ builder, build, onStartOver }: Props) {
  const price = priceInWords(build.estimated_price)
  const subtotal = subtotalInWords(equipmentTotal(build.equipment))
  const seen = useStore(builder.$quoted)
  // Picture and print show what was sent, with the names and prices it was stored with.
  useEffect(() => {
    applyStored(builder, build)
    builder.$sentDraft.set(builder.$draft.get())
    return () => builder.$sentDraft.set(null)
  }, [builder, build])
  const summary = (
    <>
      {seen?.price && seen.price !== price && (
        <p>
          The base price is {price}. You saw {seen.price} before: the price of this model was changed meanwhile.
        </p>
      )}
      {seen && seen.subtotal !== subtotal && (
        <p>
          The equipment is {subtotal}. You saw {seen.subtotal} before: prices of equipment were changed meanwhile.
        </p>
      )}
    </>
  )
  const sheet = <BuildSheet builder={builder} contact={build} number={build.id} />
  return (
    <RequestSent request={build} doing="go through your build" next={BUILD_NEXT} summary={summary} below={sheet}>
      <div className={styles.actions}>
        <button type="button" className="button" data-kind="second" onClick={() => print()}>
          Print or save as PDF
        </button>
        <button type="button" className="button" data-kind="second" onClick={onStartOver}>
          Design another trailer
        </button>
        <a href={paths.home}>Back to the home page</a>
      </div>
    </RequestSent>
  )
}

function applyStored(builder: Builder, build: SentBuild): void {
  const { $models, $equipment, $chosen, $discontinued } = builder
  const { trailer_model: name, trailer_model_id: id, trailer_size, color_ral, estimated_price, equipment } = build
  const stored = { name, price: estimated_price ?? 0 }
  $models.set(($models.get() ?? []).map((model) => (model.id === id ? { ...model, ...stored } : model)))
  const pieces = new Map(equipment.map((piece) => [piece.id, piece]))
  $equipment.set(($equipment.get() ?? []).map((piece) => ({ ...piece, ...pieces.get(piece.id) })))
  // Discards changes made while the request was in flight, which it does not contain.
  if (id !== null) builder.chooseModel({ id, sizes: [trailer_size] })
  builder.chooseSize(trailer_size)
  builder.chooseColor(color_ral)
  builder.setItems([...pieces.keys(), ...$chosen.get().notOffered.map((piece) => piece.id), ...$discontinued.get()])
}
