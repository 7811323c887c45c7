import { CustomTrailerInput, CustomTrailerList, CustomTrailerResponse } from '#contract/catalogue/custom-trailer'
import {
  CategoryIconResponse,
  CategoryRenameResponse,
  EquipmentInput,
  EquipmentList,
  EquipmentResponse,
} from '#contract/catalogue/equipment'
import { EquipmentImportResponse } from '#contract/catalogue/equipment-import'
import { RentalsAhead, TrailerList, TrailerPayload, TrailerResponse } from '#contract/catalogue/trailer'
import { Done } from '#contract/wire'
import type { Calls } from '../call.ts'

/** Trailers, models and equipment. */
export const catalogueCalls: Calls = {
  'GET /api/trailers': { does: 'Rental trailers, newest first.', returns: TrailerList },
  'POST /api/trailers': { does: 'Adds a rental trailer.', returns: TrailerResponse, status: 201, refuses: [409] },
  'GET /api/trailers/:id': { does: 'One rental trailer with its ETag.', returns: TrailerResponse },
  'PUT /api/trailers/:id': {
    does: 'Changes a rental trailer in whole or in part.',
    body: TrailerPayload.partial(),
    returns: TrailerResponse,
    refuses: [412],
  },
  'GET /api/trailers/:id/rentals-ahead': {
    does: 'How many approved and pending requests for a trailer have not ended by today, and the next ones.',
    returns: RentalsAhead,
  },
  'DELETE /api/trailers/:id': { does: 'Deletes a rental trailer.', returns: Done, refuses: [412] },
  'POST /api/trailers/:id/restore': { does: 'Takes a deletion back.', returns: TrailerResponse },
  'GET /api/custom-trailers': { does: 'Custom models, newest first.', returns: CustomTrailerList },
  'POST /api/custom-trailers': {
    does: 'Adds a custom model.',
    returns: CustomTrailerResponse,
    status: 201,
    refuses: [409],
  },
  'GET /api/custom-trailers/:id': { does: 'One custom model with its ETag.', returns: CustomTrailerResponse },
  'PUT /api/custom-trailers/:id': {
    does: 'Changes a custom model in whole or in part.',
    body: CustomTrailerInput.partial(),
    returns: CustomTrailerResponse,
    refuses: [412],
  },
  'DELETE /api/custom-trailers/:id': { does: 'Deletes a custom model.', returns: Done, refuses: [412] },
  'POST /api/custom-trailers/:id/restore': { does: 'Takes a deletion back.', returns: CustomTrailerResponse },
  'GET /api/equipment': { does: 'Equipment and its categories.', returns: EquipmentList },
  'POST /api/equipment': {
    does: 'Adds a piece of equipment.',
    returns: EquipmentResponse,
    status: 201,
    refuses: [409],
  },
  'GET /api/equipment/:id': { does: 'One piece of equipment with its ETag.', returns: EquipmentResponse },
  'PUT /api/equipment/:id': {
    does: 'Changes a piece of equipment in whole or in part.',
    body: EquipmentInput.partial(),
    returns: EquipmentResponse,
    refuses: [412],
  },
  'DELETE /api/equipment/:id': { does: 'Deletes a piece of equipment.', returns: Done, refuses: [412] },
  'POST /api/equipment/:id/restore': { does: 'Takes a deletion back.', returns: EquipmentResponse },
  'POST /api/equipment/import': {
    does: 'Adds and changes many pieces, all or nothing; `dry_run` only tells what would happen, and with its `plan` nothing else does.',
    returns: EquipmentImportResponse,
    refuses: [412],
  },
  'POST /api/equipment/category-icon': {
    does: 'Sets the icon of a category, or removes it; with `instead_of` only while it still has that icon.',
    returns: CategoryIconResponse,
    refuses: [412],
  },
  'POST /api/equipment/rename-category': {
    does: 'Gives a category another name; its pieces join the category that has it already, if any.',
    returns: CategoryRenameResponse,
    refuses: [404],
  },
}
