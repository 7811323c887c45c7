import { X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import css from './equipment.module.css'
import { chosenIds, selectable, toggled } from './equipment-rules.ts'
import field from './field.module.css'
import { FieldFrame, useField } from './field-frame.tsx'
import type { SelectedEquipmentSpec } from './fields.ts'
import { MoreItems } from './more-items.tsx'
import { useRovingFocus } from './use-roving-focus.ts'

// “Select All” may choose thousands, and each press after it would render them all.
const AT_ONCE = 150

/** The chosen pieces, each of which can be removed, including those the catalogue no longer has. */
export function SelectedEquipment({ field: spec }: { field: SelectedEquipmentSpec }) {
  const { id, problem } = useField(spec)
  const { setValue } = useFormContext()
  const chosen = chosenIds(useWatch({ name: spec.name }))
  const names = useMemo(() => new Map(selectable(spec.items).map((piece) => [piece.id, piece.name])), [spec.items])
  const [most, setMost] = useState(AT_ONCE)
  const stop = useRovingFocus<HTMLUListElement>('button', most)
  const remove = (piece: number) => setValue(spec.name, toggled(chosen, piece), { shouldDirty: true })
  return (
    <FieldFrame field={spec} id={id} problem={problem} group>
      {chosen.length === 0 && <p className={field.hint}>Nothing selected yet.</p>}
      <ul {...stop} tabIndex={-1} className={css.chosen}>
        {chosen.slice(0, most).map((piece) => {
          const name = names.get(piece) ?? `Equipment #${piece}, no longer in the catalog`
          return (
            <li key={piece} className={css.chip}>
              {name}
              {spec.locked === undefined && (
                <button
                  type="button"
                  className={css.remove}
                  aria-label={`Remove ${name}`}
                  onClick={() => remove(piece)}
                >
                  <X aria-hidden="true" size={14} />
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {chosen.length > most && <MoreItems shown={most} count={chosen.length} onMore={() => setMost(most + AT_ONCE)} />}
    </FieldFrame>
  )
}
