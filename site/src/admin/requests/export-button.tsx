import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { pluralized } from '#contract/text/pluralized'
import { allPages } from '../api/all-pages.ts'
import { messageOf } from '../api/api-error.ts'
import { forSameSession } from '../api/exchange.ts'
import { toCsv } from '../csv.ts'
import { $today } from '../now.ts'
import { saveFile } from '../save-file.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast/toasts.ts'
import type { DeskFilter, DeskRequest } from './desk.ts'
import type { DeskParts } from './request-desk.tsx'

interface Props<S extends string, R extends DeskRequest<S>> {
  parts: DeskParts<S, R>
  columns: NonNullable<DeskParts<S, R>['columns']>
  /** Which requests to export. */
  filter: DeskFilter<S>
  /** Whether there are any. */
  hasSome: boolean
}

/** Saves every request that passes the filters, also those that the list does not show yet, as a file for a spreadsheet. */
export function ExportButton<S extends string, R extends DeskRequest<S>>(props: Props<S, R>) {
  const { parts, columns, filter, hasSome } = props
  const { desk, queries } = parts
  const exporting = useMutation({
    mutationFn: async () => {
      const reading = allPages(
        (cursor) => queries.readPage(filter, cursor),
        ({ quotes }) => quotes,
      )
      // Unlike what other reads return, this leaves the cache that is discarded with its person.
      const requests = await forSameSession(reading)
      const file = new Blob([toCsv(columns, requests)], { type: 'text/csv' })
      saveFile(`${desk.name.replaceAll(' ', '-')}s-${$today.get()}.csv`, file)
      return requests.length
    },
    onSuccess: (count) => toast(`${pluralized(count, desk.name)} exported.`),
    onError: (error) => toast(`Failed to export the requests: ${messageOf(error)}`, { tone: 'stop' }),
  })
  return (
    <Button
      icon={Download}
      iconOnly="narrow"
      disabled={!hasSome}
      busy={exporting.isPending}
      onClick={() => exporting.mutate()}
    >
      Export
    </Button>
  )
}
