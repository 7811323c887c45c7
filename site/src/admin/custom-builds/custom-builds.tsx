import { Hammer } from 'lucide-react'
import type { CustomBuild } from '#contract/requests/custom-build'
import { buildRejection as rejectionOf } from '#domain/mail/request-facts'
import { paths } from '../../paths.ts'
import { RequestMoves } from '../requests/moves.tsx'
import { type OpenProps, RequestDesk } from '../requests/request-desk.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { buildDesk as desk, buildQueries as queries } from './desk.ts'
import { buildColumns } from './export.ts'
import { BuildFacts as Facts } from './facts.tsx'
import { BuildRow as Row } from './row.tsx'

const nothing = (
  <EmptyState icon={Hammer} title={desk.emptyTitle}>
    <p>When a visitor designs a trailer and asks for a quote, the request appears here.</p>
    <a href={paths.build} target="_blank" rel="noreferrer">
      See the configurator
    </a>
  </EmptyState>
)

function Moves(open: OpenProps<CustomBuild>) {
  return <RequestMoves desk={desk} queries={queries} rejectionOf={rejectionOf} {...open} />
}

const parts = { desk, queries, Row, Facts, Moves, rejectionOf, nothing, columns: buildColumns }

/** Build requests: what came in, what it would take, and what is decided. */
export default function CustomBuilds() {
  return <RequestDesk parts={parts} />
}
