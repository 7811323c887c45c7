import type { BuildStatus, CustomBuild } from '#contract/requests/custom-build'
import { exportColumns } from '../requests/export-columns.ts'
import { BUILD_LOOKS } from '../status-looks.ts'
import { colorInWords } from './words.ts'

/** The columns of exported build requests. */
export const buildColumns = exportColumns<BuildStatus, CustomBuild>(BUILD_LOOKS, {
  customer: [['Company', ({ company_name }) => company_name]],
  subject: [
    ['Model', ({ trailer_model }) => trailer_model],
    ['Size', ({ trailer_size }) => trailer_size],
    ['Color', ({ color_ral }) => colorInWords(color_ral)],
    ['Equipment', ({ equipment_selected }) => equipment_selected.join('; ')],
    ['Timeline', ({ delivery_timeline }) => delivery_timeline],
    ['Quote valid until', ({ quote_valid_until }) => quote_valid_until],
  ],
})
