import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { CheckboxInput } from './checkbox-input.tsx'
import { EquipmentSelector } from './equipment-selector.tsx'
import css from './field.module.css'
import type { Field } from './fields.ts'
import { FileInput } from './file-input.tsx'
import { ImageInput } from './image-input.tsx'
import { ListInput } from './list-input.tsx'
import { NumberInput } from './number-input.tsx'
import { PriceGroup } from './price-group.tsx'
import { SelectInput } from './select-input.tsx'
import { SelectedEquipment } from './selected-equipment.tsx'
import { TextareaInput, TextInput } from './text-input.tsx'

/** The fields of a form in their order; two halves or three thirds share a row where there is room. */
export function FormFields({ fields }: { fields: readonly Field[] }) {
  return (
    <div className={css.fields}>
      {fields.map((field) => {
        const key = `${field.kind} ${field.name}`
        return field.askedBy ? <Asked key={key} field={field} by={field.askedBy} /> : <Cell key={key} field={field} />
      })}
    </div>
  )
}

function Asked({ field, by }: { field: Field; by: string }) {
  return useWatch({ name: by }) ? <Cell field={field} /> : null
}

function Cell({ field }: { field: Field }) {
  const noteId = useId()
  const { note, half, third } = field
  return (
    <>
      <div className={css.cell} data-half={half} data-third={third}>
        <FormField field={note ? { ...field, noteId } : field} />
      </div>
      {note && (
        <div id={noteId} className={css.note}>
          {note}
        </div>
      )}
    </>
  )
}

/** A field by its kind. A kind that is missing here does not compile. */
function FormField({ field }: { field: Field }) {
  switch (field.kind) {
    case 'text':
      return <TextInput field={field} />
    case 'textarea':
      return <TextareaInput field={field} />
    case 'number':
      return <NumberInput field={field} />
    case 'select':
      return <SelectInput field={field} />
    case 'checkbox':
      return <CheckboxInput field={field} />
    case 'file':
      return <FileInput field={field} />
    case 'image':
      return <ImageInput field={field} />
    case 'list':
      return <ListInput field={field} />
    case 'price-group':
      return <PriceGroup field={field} />
    case 'equipment-selector':
      return <EquipmentSelector field={field} />
    case 'selected-equipment':
      return <SelectedEquipment field={field} />
  }
}
