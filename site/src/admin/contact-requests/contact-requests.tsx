import { Mail } from 'lucide-react'
import { paths } from '../../paths.ts'
import { RequestDesk } from '../requests/request-desk.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { contactDesk as desk, contactQueries as queries } from './desk.ts'
import { MessageFacts as Facts } from './facts.tsx'
import { MessageMarks as Moves } from './marks.tsx'
import { MessageRow as Row } from './row.tsx'
import { totalInWords as total } from './words.ts'

const nothing = (
  <EmptyState icon={Mail} title={desk.emptyTitle}>
    <p>When a visitor writes with the contact form, the message appears here.</p>
    <a href={paths.contact} target="_blank" rel="noreferrer">
      See the contact form
    </a>
  </EmptyState>
)

const parts = { desk, queries, Row, Facts, Moves, nothing, total }

/** Visitors' messages, and the replies to them. */
export default function ContactRequests() {
  return <RequestDesk parts={parts} />
}
