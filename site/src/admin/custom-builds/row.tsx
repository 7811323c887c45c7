import { memo } from 'react'
import type { CustomBuild } from '#contract/requests/custom-build'
import type { RowProps } from '../requests/request-desk.tsx'
import { Clamped, RequestRow, Small } from '../requests/row.tsx'
import { priceState, requestPrice } from '../requests/words.ts'
import { buildDesk } from './desk.ts'
import { FirstPieces } from './first-pieces.tsx'
import { Swatch } from './swatch.tsx'

/** One build request in the list. */
export const BuildRow = memo(function BuildRow(row: RowProps<CustomBuild>) {
  const { trailer_model, trailer_size, color_ral, equipment_selected } = row.request
  const subject = (
    <>
      <Clamped>
        {trailer_model}, {trailer_size}
      </Clamped>
      <Small>
        <Swatch code={color_ral} />
      </Small>
    </>
  )
  return (
    <RequestRow
      {...row}
      desk={buildDesk}
      subject={subject}
      detail={<FirstPieces names={equipment_selected} />}
      price={requestPrice(row.request)}
      priceState={priceState(row.request)}
    />
  )
})
