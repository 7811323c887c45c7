import type { ComponentType, ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import type * as z from 'zod'
import type { AuditNoun } from '#contract/activity'
import type { Area } from '#domain/access/permissions'
import type { SectionKey } from '../section-key.ts'
import type { StateLook } from '../status-looks.ts'
import type { SkipKey } from '../ui/dialog/skipped-questions.ts'
import type { Field, ImageSpec } from '../ui/form/fields.ts'
import type { RecordCalls } from './calls.ts'

/** What every catalogue record with a picture card has. */
export interface CatalogueRecord {
  id: number
  version: number
  name: string
  description: string
  image_url: string
  status: string
}

/** How each status is shown, in the order of the filter. */
export type Statuses = Readonly<Record<string, StateLook>>

/** What a form depends on besides its record: the account, and other data. */
export interface FieldContext {
  image: Pick<ImageSpec, 'upload' | 'picker'>
  /** `null` where the equipment cannot be shown: then the stored value stays. */
  equipment: readonly unknown[] | null
}

/** The wording of a section of the catalogue. */
interface Words {
  /** In the messages of the error catalogue, as in “Failed to delete trailer”. */
  noun: string
  plural: string
  add: string
  none: string
  /** What the search covers, in its empty box. */
  placeholder: string
  /** What an empty catalogue suggests to do. */
  begin: string
  /** What a new one has if nobody chooses equipment for it. */
  unequipped: string
  /** The consequences of deleting one. */
  deleting: string
}

/** Everything that distinguishes one section of the catalogue from another. */
export interface Kind<R extends CatalogueRecord, In extends FieldValues, Out> {
  /** Key of the section. */
  section: SectionKey
  area: Area
  /** The audit trail's name for one. */
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
  /** Reads what staff should know before they delete one, if anything. */
  warnOf?: (record: R) => Promise<ReactNode>
  /** What a card shows besides picture, name, status and description. */
  Facts: ComponentType<{ record: R }>
}
