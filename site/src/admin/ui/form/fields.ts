import type { ComponentType, ReactNode } from 'react'

/** What every field of a form has. */
interface Common<N extends string> {
  /** Its key in the values of the form. */
  name: N
  label: string
  required?: boolean
  /** Said where it is required and empty, instead of “{label} is required”. */
  whenEmpty?: string
  /** A word of help under the label. */
  hint?: ReactNode
  /** Why it cannot be changed here, where it cannot. */
  locked?: string | undefined
  /** Name of the checkbox that asks for it: it stands there only while that is ticked. */
  askedBy?: N
  /** Shares its row with the next one where there is room. */
  half?: boolean
}

/** One choice of a select; several kinds of value, since a status is a boolean and no group is `null`. */
export interface Option {
  value: string | number | boolean | null
  label: string
  /** Shown, but not to be chosen. */
  disabled?: boolean
}

/** Sends a picture to the library and answers its address; tells how far it is, 0 to 1. */
export type Upload = (file: File, onProgress: (part: number) => void, signal: AbortSignal) => Promise<string>

/** What a dialog that chooses a picture is given; the chosen one is named by its address. */
export interface PickerProps {
  onChoose: (address: string) => void
  onClose: () => void
}

/** One line of text, or what a browser types like one. */
export interface TextSpec<N extends string = string> extends Common<N> {
  kind: 'text'
  type?: 'text' | 'email' | 'url' | 'tel' | 'date' | 'password'
  autoComplete?: string
  /** Name of a day behind this one that is moved along with it. */
  movesAlong?: N
  /** Offered while typing; anything else may be typed too. */
  suggestions?: readonly string[]
}

/** Text of several lines. */
export interface TextareaSpec<N extends string = string> extends Common<N> {
  kind: 'textarea'
  rows?: number
}

/** A number; what is none becomes 0, or null where the field may stay empty. */
export interface NumberSpec<N extends string = string> extends Common<N> {
  kind: 'number'
  min?: number
  max?: number
  step?: number
  nullable?: boolean
  /** Stands after the number, as in “W”. */
  unit?: string
  /** Stands before it where it is a price, which is shown with two decimals. */
  money?: '$' | '€'
}

/** One of a few values. */
export interface SelectSpec<N extends string = string> extends Common<N> {
  kind: 'select'
  options: readonly Option[]
}

/** Yes or no. */
export interface CheckboxSpec<N extends string = string> extends Common<N> {
  kind: 'checkbox'
}

/** Files of this machine. */
export interface FileSpec<N extends string = string> extends Common<N> {
  kind: 'file'
  /** Types as the `accept` attribute names them. */
  accept?: string
  multiple?: boolean
}

/** The address of a picture: typed, uploaded or chosen. */
export interface ImageSpec<N extends string = string> extends Common<N> {
  kind: 'image'
  /** Without it only an address can be entered. */
  upload?: Upload
  /** Chooses among the pictures there are. */
  picker?: ComponentType<PickerProps>
}

/** Lines of text in an order of their own, each to be changed, moved and taken away. */
export interface ListSpec<N extends string = string> extends Common<N> {
  kind: 'list'
  /** What one line is called, as in “Add feature”. */
  noun: string
  max: number
}

/** Prices side by side; `name` names the group alone, each price is a value of its own. */
export interface PriceGroupSpec<N extends string = string> extends Common<N> {
  kind: 'price-group'
  prices: readonly { name: N; label: string }[]
}

/** Pieces of equipment to choose from; `items` may hold anything, what is no equipment is left out. */
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
