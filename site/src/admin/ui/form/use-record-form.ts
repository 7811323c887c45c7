import { useQueryClient } from '@tanstack/react-query'
import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldValues, type Path, useForm } from 'react-hook-form'
import type * as z from 'zod'
import {
  ApiError,
  adviceOf,
  type ConflictingRecord,
  conflictingRecordOf,
  isStale,
  isTransient,
} from '../../api/api-error.ts'
import { areSame, changedLabels, changedValues, mergedValues, type Replaced, replacedValues } from './changes.ts'
import type { Field } from './fields.ts'
import { saveFailureInWords, sortIssues, withAdvice } from './refusals.ts'
import { useResolver } from './use-resolver.ts'

/** A record as a form shows it, and the version it was read at; a new record has none. */
export interface Stored<V> {
  values: V
  version?: number | undefined
  /** What happened to the record meanwhile that no field shows, in sentences. */
  news?: string | undefined
}

/** Why a record was not saved. */
export type SaveFailure<In> =
  | { kind: 'refused'; words: readonly string[]; other?: ConflictingRecord | undefined }
  | { kind: 'stale'; theirs: Stored<In>; changed: readonly string[]; replaced: readonly Replaced[] }
  /** Somebody else saved meanwhile, and theirs could not be read. */
  | { kind: 'unread'; words: string; again: () => Promise<void> }

/** How two edits of values that no listed field shows, such as those of a custom field, are compared and merged. */
export interface UnlistedValues<In> {
  /** Names what differs in `theirs`. */
  changed: (before: In, theirs: In) => readonly string[]
  /** `theirs` with what differs from `before` in `mine`. */
  merged: (before: In, mine: In, theirs: In) => Partial<In>
}

/** The options of a record's form, and the callbacks for its outcome. */
export interface RecordFormOptions<In extends FieldValues, Out> {
  schema: z.ZodType<Out, In>
  fields: readonly Field<Path<In>>[]
  unlisted?: UnlistedValues<In>
  start: Stored<In>
  /** Stores the values based on `version` and `base`, and may return what is stored now; throws `ApiError`. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a save that returns nothing is a plain async function
  onSave: (values: Out, version: number | undefined, base: In) => Promise<Stored<In> | void>
  onSaved?: () => void
  /** Reads the current record, for a stale edit. */
  onReload?: () => Promise<Stored<In>>
  /** Says what failed, in one sentence or several. */
  tell?: (error: unknown) => string | readonly string[]
}

// Without a session, the right or the record, a retry fails again.
const POINTLESS_AGAIN = [401, 403, 404]

/** A form over one record: validates, saves, shows each issue where it belongs, and never loses what was typed. */
export function useRecordForm<In extends FieldValues, Out>(options: RecordFormOptions<In, Out>) {
  const { schema, fields, unlisted, start, onSave, onSaved, onReload } = options
  const { resolver, keepIssues, forgetIssues } = useResolver(schema, fields)
  const wasLost = useRef(false)
  const wasRefused = useRefetchAfterRefusal()
  const [values] = useState(start.values)
  const [base, setBase] = useState(start)
  const [failure, setFailure] = useState<SaveFailure<In> | null>(null)
  const [isHeld, setHeld] = useState(false)
  const form = useForm<In, unknown, Out>({ values, resolver, reValidateMode: 'onBlur' })
  // Read during render, since react-hook-form updates only the state that a render has read.
  const { isDirty, isSubmitting, defaultValues, errors } = form.formState

  const show = (stored: Stored<In>) => {
    form.reset(stored.values)
    setBase(stored)
    setFailure(null)
  }
  /** Shows `stored`, but keeps what was typed since `sent` was sent, as unsaved changes. */
  const showStored = (stored: Stored<In>, sent: In) => {
    const later = changedValues(sent, form.getValues(), fields)
    show(stored)
    if (Object.keys(later).length > 0) form.reset({ ...stored.values, ...later }, { keepDefaultValues: true })
  }
  const refuse = (error: unknown) => {
    const { under, failure } = refusal(error, options)
    keepIssues(form.getValues(), under)
    under.forEach(({ name, message }, place) => {
      form.setError(name, { type: 'server', message }, { shouldFocus: place === 0 })
    })
    setFailure(failure)
  }
  const compare = async (reading: Promise<Stored<In>>, reload: () => Promise<Stored<In>>) => {
    try {
      const theirs = await reading
      const others = unlisted?.changed(base.values, theirs.values) ?? []
      setFailure({
        kind: 'stale',
        theirs,
        changed: [...changedLabels(defaultValues, theirs.values, fields), ...others],
        replaced: replacedValues(defaultValues, form.getValues(), theirs.values, fields),
      })
    } catch (error) {
      if (error instanceof ApiError && POINTLESS_AGAIN.includes(error.status)) return refuse(error)
      setFailure({ kind: 'unread', words: adviceOf(error), again: () => compare(reload(), reload) })
    }
  }
  const fail = async (error: unknown, reading: Promise<Stored<In>> | undefined) => {
    // A field cannot take the focus while the form is held.
    flushSync(() => setHeld(false))
    if (reading && onReload) await compare(reading, onReload)
    else refuse(error)
  }
  const save = async (typed: Out, from: Stored<In>) => {
    setFailure(null)
    setHeld(true)
    const sent = structuredClone(form.getValues())
    try {
      const stored = await onSave(typed, from.version, from.values)
      wasRefused.current = false
      if (stored) showStored(stored, sent)
      onSaved?.()
      setHeld(false)
    } catch (error) {
      wasRefused.current = true
      const reading = isStale(error) ? onReload?.() : undefined
      const theirs = await reading?.catch(() => null)
      if (isTransient(error)) wasLost.current = true
      const shown = theirs && wasLost.current ? { ...sent, ...secretsOf(theirs.values, fields) } : sent
      // An earlier attempt stored it, but its response was lost: sending it again changes nothing.
      if (theirs && areSame(theirs.values, shown)) return save(typed, theirs)
      await fail(error, reading)
    }
  }
  /** Validates and saves; the server's earlier issues no longer count, since the values are sent again. */
  const submit = (from: Stored<In>, event?: BaseSyntheticEvent) => {
    forgetIssues()
    return form.handleSubmit(
      (typed) => save(typed, from),
      // Submitting invalid fields clears the previous message, but not that of a stale version, which needs a decision.
      () => setFailure((now) => (now?.kind === 'stale' ? now : null)),
    )(event)
  }
  return {
    form,
    failure,
    isDirty,
    isSaving: isSubmitting,
    /** True once a save has failed, or a field is refused. */
    hasFailed: failure !== null || Object.keys(errors).length > 0,
    /** True while a save is under way: what is typed meanwhile would be lost when the dialog closes. */
    isHeld,
    /** Shows another state of the record instead of what was typed. */
    show,
    submit: (event: BaseSyntheticEvent) => submit(base, event),
    /** Saves what was changed here over what somebody else saved meanwhile; everything else stays as they left it. */
    overwrite: (theirs: Stored<In>) => {
      const mine = form.getValues()
      const others = unlisted?.merged(base.values, mine, theirs.values)
      const merged = { ...mergedValues(defaultValues, mine, theirs.values, fields), ...others }
      show(theirs)
      form.reset(merged, { keepDefaultValues: true })
      return submit(theirs)
    },
  }
}

// The page behind a form whose last save was refused may be outdated: somebody else changed or deleted the record, or a save stored
// it but lost its response. So all of it is refetched when the form is gone.
function useRefetchAfterRefusal() {
  const wasRefused = useRef(false)
  const queries = useQueryClient()
  useEffect(() => {
    return () => {
      if (wasRefused.current) void queries.invalidateQueries()
    }
  }, [queries])
  return wasRefused
}

// Passwords, which no record from the server contains.
function secretsOf<In extends FieldValues>(values: In, fields: readonly Field<Path<In>>[]): object {
  const secrets = fields.filter((field) => field.kind === 'text' && field.type === 'password').map(({ name }) => name)
  return Object.fromEntries(Object.entries(values).filter(([name]) => secrets.some((secret) => secret === name)))
}

/** Sorts what the server refused: its issues, each under its field, and what is left to show above them. */
function refusal<In extends FieldValues, Out>(
  error: unknown,
  { fields, tell = saveFailureInWords }: RecordFormOptions<In, Out>,
) {
  const { under, above } = sortIssues(error instanceof ApiError ? error.issues : [], fields)
  const words = under.length > 0 ? above : withAdvice(tell(error), error)
  const other = conflictingRecordOf(error)
  return { under, failure: words.length > 0 ? ({ kind: 'refused', words, other } as const) : null }
}
