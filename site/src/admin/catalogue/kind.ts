import type { ComponentType } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import type * as z from 'zod'
import type { AuditNoun } from '#contract/activity'
import type { Area } from '#domain/access/permissions'
import type { StateLook } from '../status-looks.ts'
import type { Field, ImageSpec } from '../ui/form/fields.ts'
import type { SkipKey } from '../ui/skipped-questions.ts'
import type { RecordCalls } from './calls.ts'

/** What every record of the catalogue has that stands on a card with a picture. */
export interface CatalogueRecord {
  id: number
  version: number
  name: string
  description: string
  image_url: string
  status: string
}

/** How a status is shown, and in which order of the filter. */
export type Statuses = Readonly<Record<string, StateLook>>

/** What a form is given that depends on the account and on what else there is. */
export interface FieldContext {
  image: Pick<ImageSpec, 'upload' | 'picker'>
  /** `null` where the equipment cannot be shown: then what is stored stays. */
  equipment: readonly unknown[] | null
}

/** The words of a section of the catalogue. */
interface Words {
  /** In the messages of the error catalogue, as in “Failed to delete trailer”. */
  noun: string
  add: string
  none: string
  search: string
  placeholder: string
  /** What an empty catalogue asks for. */
  begin: string
  /** What deleting one means. */
  deleting: string
}

/** All that tells one section of the catalogue from another. */
export interface Kind<R extends CatalogueRecord, In extends FieldValues, Out> {
  /** Key of the section. */
  section: string
  area: Area
  /** How the audit trail calls one. */
  noun: AuditNoun
  skipKey: SkipKey
  words: Words
  statuses: Statuses
  /** Folder of the library its pictures belong to, and how the call that uploads them names it. */
  folder: string
  uploads: string
  calls: RecordCalls<R, Out>
  schema: z.ZodType<Out, In>
  /** What the form shows of a record, or of a new one. */
  valuesOf: (record: R | null) => In
  fieldsOf: (context: FieldContext, edited: R | null) => readonly Field<Path<In>>[]
  /** What a card tells besides picture, name, status and description. */
  Facts: ComponentType<{ record: R }>
}
