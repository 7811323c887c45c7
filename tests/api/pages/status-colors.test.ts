import { expect, test } from 'vitest'
import { TrailerStatus } from '#contract/catalogue/trailer'
import { TRAILER_LOOKS } from '../../../site/src/admin/status-looks.ts'
import { getPage } from '../client.ts'
import { newTrailer } from '../records.ts'

test.each(TrailerStatus.options)('a trailer that is %s has one color on the site and in the portal', async (status) => {
  const { text } = await getPage(`/rental-details?id=${await newTrailer({ status })}`)
  expect(text).toContain(`<span class="badge" data-tone="${TRAILER_LOOKS[status].tone}">`)
})
