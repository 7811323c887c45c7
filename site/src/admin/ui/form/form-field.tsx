import { CheckboxInput } from './checkbox-input.tsx'
import { EquipmentSelector } from './equipment-selector.tsx'
import type { Field } from './fields.ts'
import { FileInput } from './file-input.tsx'
import { ImageInput } from './image-input.tsx'
import { ListInput } from './list-input.tsx'
import { NumberInput } from './number-input.tsx'
import { PriceGroup } from './price-group.tsx'
import { SelectInput } from './select-input.tsx'
import { SelectedEquipment } from './selected-equipment.tsx'
import { TextareaInput, TextInput } from './text-input.tsx'

/** A field by its kind. A kind that is missing here does not compile. */
export function FormField({ field }: { field: Field }) {
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
