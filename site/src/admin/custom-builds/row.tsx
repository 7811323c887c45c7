import { memo } from 'react'
import type { CustomBuild } from '#contract/requests/custom-build'
import type { RowProps } from '../requests/request-desk.tsx'
import { Clamped, RequestRow, Small } from '../requests/row.tsx'
import { priceState, requestPrice } from '../requests/words.ts'
import css from './build.module.css'
import { buildDesk } from './desk.ts'
import { Swatch } from './swatch.tsx'
import { firstPieces } from './words.ts'

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

/** The first pieces of a build, a line each, and how many more there are. */
function FirstPieces({ names }: { names: readonly string[] }) {
  const { named, more } = firstPieces(names)
  if (named.length === 0) return 'No equipment'
  return (
    <>
      <ul className={css.first}>
        {named.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {more > 0 && <Small>+{more} more</Small>}
    </>
  )
}
