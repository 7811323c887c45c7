import type { ComponentType, ReactNode } from 'react'

/** What every field of a form has. */
interface Common<N extends string> {
  /** Its key in the values of the form. */
  name: N
  label: string
  required?: boolean
  /** Message where it is required and empty, instead of “{label} is required”. */
  whenEmpty?: string
  /** Help text under the label. */
  hint?: ReactNode
  /** Longer text, below the field's row and as wide as the form; takes no room while its live region is empty. */
  note?: ReactNode
  /** Id of the element with the note, where there is one. */
  noteId?: string
  /** Why it cannot be changed here, where it cannot. */
  locked?: string | undefined
  /** Name of the checkbox that reveals it: it is shown only while that is ticked. */
  askedBy?: N
  /** Shares its row with the next one where there is room. */
  half?: boolean
  /** Shares its row with two others where there is room. */
  third?: boolean
}

/** One option of a select; its value may have several types, since a status is a boolean and no group is `null`. */
export interface Option {
  value: string | number | boolean | null
  label: string
  /** Shown, but cannot be chosen. */
  disabled?: boolean
}

/** Sends a picture to the library and returns its address; reports progress, 0 to 1. */
export type Upload = (file: File, onProgress: (part: number) => void, signal: AbortSignal) => Promise<string>

/** Props of a dialog that chooses a picture, which it passes on as its address. */
export interface PickerProps {
  onChoose: (address: string) => void
  onClose: () => void
}

/** One line of text, or another input that looks like one. */
export interface TextSpec<N extends string = string> extends Common<N> {
  kind: 'text'
  type?: 'text' | 'email' | 'url' | 'tel' | 'date' | 'password'
  autoComplete?: string
  /** Which keyboard a phone shows, where the type does not say it. */
  inputMode?: 'numeric'
  /** Name of a later day that moves along with this one. */
  movesAlong?: N
  /** Offered while typing; anything else may be typed too. */
  suggestions?: readonly string[]
}

/** Text of several lines. */
export interface TextareaSpec<N extends string = string> extends Common<N> {
  kind: 'textarea'
  rows?: number
}

/** A number; anything else becomes 0, or null where the field may stay empty. */
export interface NumberSpec<N extends string = string> extends Common<N> {
  kind: 'number'
  min?: number
  max?: number
  step?: number
  nullable?: boolean
  /** Shown after the number, as in “W”. */
  unit?: string
  /** Shown before the number if it is a price, which has two decimals. */
  money?: '$' | '€'
}

/** One of a few values. */
export interface SelectSpec<N extends string = string> extends Common<N> {
  kind: 'select'
  options: readonly Option[]
  /** Label of a search among the options, which is shown where they are many. */
  search?: string
}

/** Yes or no. */
export interface CheckboxSpec<N extends string = string> extends Common<N> {
  kind: 'checkbox'
}

/** A file from this computer. */
export interface FileSpec<N extends string = string> extends Common<N> {
  kind: 'file'
  /** Types as the `accept` attribute names them. */
  accept?: string
}

/** The address of a picture: typed, uploaded or chosen. */
export interface ImageSpec<N extends string = string> extends Common<N> {
  kind: 'image'
  /** Without it only an address can be entered. */
  upload?: Upload
  /** Chooses among the pictures in the library. */
  picker?: ComponentType<PickerProps>
  /** A drawing to use while there is no photograph, and the words on its button. */
  drawn?: { address: string; label: string }
}

/** Ordered lines of text, each of which can be edited, moved and removed. */
export interface ListSpec<N extends string = string> extends Common<N> {
  kind: 'list'
  /** Noun for one line, as in “Add feature”. */
  noun: string
  max: number
}

/** Prices side by side; `name` is only the group's, each price is a value of its own. */
export interface PriceGroupSpec<N extends string = string> extends Common<N> {
  kind: 'price-group'
  prices: readonly { name: N; label: string }[]
}

/** Pieces of equipment to choose from; `items` may hold anything, but only equipment is shown. */
export interface EquipmentSelectorSpec<N extends string = string> extends Common<N> {
  kind: 'equipment-selector'
  items: readonly unknown[]
}

/** What an equipment selector of the same name has chosen. */
export interface SelectedEquipmentSpec<N extends string = string> extends Common<N> {
  kind: 'selected-equipment'
  items: readonly unknown[]
}

/** A field of a form, in every kind of the admin specification, section 2, and editable lists. */
export type Field<N extends string = string> =
  | TextSpec<N>
  | TextareaSpec<N>
  | NumberSpec<N>
  | SelectSpec<N>
  | CheckboxSpec<N>
  | FileSpec<N>
  | ImageSpec<N>
  | ListSpec<N>
  | PriceGroupSpec<N>
  | EquipmentSelectorSpec<N>
  | SelectedEquipmentSpec<N>
