import { CustomTrailerAnswer, CustomTrailerInput, CustomTrailerList } from '#contract/custom-trailer'
import { CategoryIconAnswer, EquipmentAnswer, EquipmentInput, EquipmentList } from '#contract/equipment'
import { EquipmentImportAnswer } from '#contract/equipment-import'
import { RentalsAhead, TrailerAnswer, TrailerList, TrailerPayload } from '#contract/trailer'
import { Done } from '#contract/wire'
import type { Calls } from '../call.ts'

/** Trailers, models and equipment. */
export const catalogueCalls: Calls = {
  'GET /api/trailers': { does: 'Rental trailers, newest first.', answers: TrailerList },
  'POST /api/trailers': { does: 'Adds a rental trailer.', answers: TrailerAnswer, status: 201, refuses: [409] },
  'GET /api/trailers/:id': { does: 'One rental trailer with its ETag.', answers: TrailerAnswer },
  'PUT /api/trailers/:id': {
    does: 'Changes a rental trailer in whole or in part.',
    body: TrailerPayload.partial(),
    answers: TrailerAnswer,
    refuses: [412],
  },
  'GET /api/trailers/:id/rentals-ahead': {
    does: 'How many approved and pending requests for a trailer have not ended by today, and the next ones.',
    answers: RentalsAhead,
  },
  'DELETE /api/trailers/:id': { does: 'Deletes a rental trailer.', answers: Done, refuses: [412] },
  'POST /api/trailers/:id/restore': { does: 'Takes a deletion back.', answers: TrailerAnswer },
  'GET /api/custom-trailers': { does: 'Custom models, newest first.', answers: CustomTrailerList },
  'POST /api/custom-trailers': {
    does: 'Adds a custom model.',
    answers: CustomTrailerAnswer,
    status: 201,
    refuses: [409],
  },
  'GET /api/custom-trailers/:id': { does: 'One custom model with its ETag.', answers: CustomTrailerAnswer },
  'PUT /api/custom-trailers/:id': {
    does: 'Changes a custom model in whole or in part.',
    body: CustomTrailerInput.partial(),
    answers: CustomTrailerAnswer,
    refuses: [412],
  },
  'DELETE /api/custom-trailers/:id': { does: 'Deletes a custom model.', answers: Done, refuses: [412] },
  'POST /api/custom-trailers/:id/restore': { does: 'Takes a deletion back.', answers: CustomTrailerAnswer },
  'GET /api/equipment': { does: 'Equipment and its categories.', answers: EquipmentList },
  'POST /api/equipment': { does: 'Adds a piece of equipment.', answers: EquipmentAnswer, status: 201, refuses: [409] },
  'GET /api/equipment/:id': { does: 'One piece of equipment with its ETag.', answers: EquipmentAnswer },
  'PUT /api/equipment/:id': {
    does: 'Changes a piece of equipment in whole or in part.',
    body: EquipmentInput.partial(),
    answers: EquipmentAnswer,
    refuses: [412],
  },
  'DELETE /api/equipment/:id': { does: 'Deletes a piece of equipment.', answers: Done, refuses: [412] },
  'POST /api/equipment/:id/restore': { does: 'Takes a deletion back.', answers: EquipmentAnswer },
  'POST /api/equipment/import': {
    does: 'Adds and changes many pieces, all or nothing; `dry_run` only tells what would happen.',
    answers: EquipmentImportAnswer,
  },
  'POST /api/equipment/category-icon': {
    does: 'Sets the icon of a category, or removes it.',
    answers: CategoryIconAnswer,
  },
}
