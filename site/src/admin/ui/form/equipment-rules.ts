import * as z from 'zod'
import { bestFirst } from '#domain/equipment/best-first'
import { OTHER } from '#domain/equipment/other'
import { groupBy } from '#domain/group-by'
import { plainLetters } from '#domain/plain-letters'
import { byName } from '../../natural-order.ts'
import { hasWords, searchedWords } from '../../word-search.ts'

// What a selector needs of a piece; a missing or blank category counts as none (admin specification, section 5).
const Piece = z.object({ id: z.number(), name: z.string(), category: z.string().trim().catch('') })

/** A piece of equipment that can be chosen. */
export type Piece = z.infer<typeof Piece>

/** The pieces of a category. */
export interface EquipmentGroup {
  category: string
  pieces: readonly Piece[]
}

/** The items that can be chosen: those with a numeric id and a name that is text. */
export function selectable(items: readonly unknown[]): Piece[] {
  return items.flatMap((item) => Piece.safeParse(item).data ?? [])
}

/** Pieces by category in alphabetical order; those without one are under “Other”, at the end. */
export function groupByCategory(pieces: readonly Piece[]): EquipmentGroup[] {
  return onShelves(pieces)
    .map(({ category, pieces }) => ({ category, pieces: pieces.toSorted((a, b) => byName(a.name, b.name)) }))
    .toSorted(byCategory)
}

function onShelves(pieces: readonly Piece[]): EquipmentGroup[] {
  const groups = groupBy(pieces, ({ category }) => category || OTHER)
  return [...groups].map(([category, members]) => ({ category, pieces: members }))
}

function byCategory(a: EquipmentGroup, b: EquipmentGroup): number {
  const last = Number(a.category === OTHER) - Number(b.category === OTHER)
  return last || byName(a.category, b.category)
}

/** The groups with the pieces whose name or category contains every word of `q`, those whose name matches best first. */
export function searchGroups(all: readonly EquipmentGroup[], q: string): readonly EquipmentGroup[] {
  const words = searchedWords(q)
  if (words.length === 0) return all
  const found = all
    .flatMap(({ pieces }) => pieces)
    .filter(({ name, category }) => hasWords(`${name} ${category}`, words))
  return onShelves(bestFirst(found, words, ({ name }) => plainLetters(name)))
}

/** The groups with only those of their pieces that `ids` names. */
export function groupsWithIds(all: readonly EquipmentGroup[], ids: readonly number[]): EquipmentGroup[] {
  const named = new Set(ids)
  return onShelves(all.flatMap(({ pieces }) => pieces).filter(({ id }) => named.has(id)))
}

/** Why a list of equipment shows nothing. */
export function noEquipmentReason(list: { isEmpty: boolean; onlyChosen: boolean; sought: string }): string {
  if (list.isEmpty) return 'No equipment found'
  if (list.sought === '') return 'No selected equipment found.'
  return `Nothing${list.onlyChosen ? ' selected' : ''} matches “${list.sought}”.`
}

/** The first `most` pieces in their groups. */
export function firstPieces(all: readonly EquipmentGroup[], most: number): EquipmentGroup[] {
  let room = most
  return all.flatMap(({ category, pieces }) => {
    const shown = pieces.slice(0, Math.max(0, room))
    room -= shown.length
    return shown.length > 0 ? [{ category, pieces: shown }] : []
  })
}

/** How many pieces all groups have. */
export function countPieces(all: readonly EquipmentGroup[]): number {
  return all.reduce((sum, { pieces }) => sum + pieces.length, 0)
}

/** Adds an id that is missing and removes one that is there; an id that is not a number changes nothing. */
export function toggled(ids: readonly number[], id: unknown): readonly number[] {
  if (typeof id !== 'number' || Number.isNaN(id)) return ids
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
}

/** The numbers in a form's value for chosen equipment, whatever that is. */
export function chosenIds(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : []
}
