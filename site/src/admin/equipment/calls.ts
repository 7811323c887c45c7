import {
  type CategoryIconInput,
  CategoryIconResponse,
  type CategoryRename,
  CategoryRenameResponse,
  type Equipment,
  type EquipmentCategory,
  type EquipmentInput,
  EquipmentList,
  EquipmentResponse,
} from '#contract/catalogue/equipment'
import { EquipmentImportResponse } from '#contract/catalogue/equipment-import'
import { call } from '../api/call.ts'
import { type RecordPage, recordCalls } from '../catalogue/calls.ts'
import { byName } from '../natural-order.ts'

const EQUIPMENT = '/api/equipment'

// An import may have thousands of rows, so it gets more time than other calls.
const IMPORT_MS = 120_000

interface EquipmentPage extends RecordPage<Equipment> {
  categories: EquipmentCategory[]
}

const page = EquipmentList.transform(({ equipment, categories, nextCursor }) => {
  const named = categories.toSorted((one, other) => byName(one.category, other.category))
  return { records: equipment, categories: named, nextCursor }
})

/** The calls for pieces of equipment; each page of the list also has all categories. */
export const equipmentCalls = recordCalls<Equipment, EquipmentInput, EquipmentPage>({
  path: EQUIPMENT,
  record: EquipmentResponse.transform(({ equipment }) => equipment),
  page,
})

/** Sets a category's icon, by name or address, or removes it. */
export function setCategoryIcon(body: CategoryIconInput): Promise<CategoryIconResponse> {
  return call(CategoryIconResponse, `${EQUIPMENT}/category-icon`, { method: 'POST', body })
}

/** Gives a category another name, and returns it as the catalogue spells it. */
export async function renameCategory(body: CategoryRename): Promise<string> {
  return (await call(CategoryRenameResponse, `${EQUIPMENT}/rename-category`, { method: 'POST', body })).category
}

/** Reports what an import of a list would do with each row. */
export function checkImport(equipment: readonly unknown[]): Promise<EquipmentImportResponse> {
  return sendImport({ equipment, dry_run: true })
}

/** Adds and changes pieces from a list, all or nothing; 412 if anything else would happen now than in the `plan` of its check. */
export function importEquipment(equipment: readonly unknown[], plan: string): Promise<EquipmentImportResponse> {
  return sendImport({ equipment, dry_run: false, plan })
}

function sendImport(body: object): Promise<EquipmentImportResponse> {
  const options = { method: 'POST', body, timeoutMs: IMPORT_MS } as const
  return call(EquipmentImportResponse, `${EQUIPMENT}/import`, options)
}
