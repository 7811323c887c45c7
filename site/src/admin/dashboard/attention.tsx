import { useStore } from '@nanostores/react'
import { CircleCheck } from 'lucide-react'
import type { Dashboard, Handover } from '#contract/dashboard'
import type { Day } from '#contract/wire'
import { MAX_LATE, MAX_QUOTES } from '#domain/dashboard'
import { $today } from '../now.ts'
import { useMayOpenOf } from '../session/use-may-open.ts'
import { isolated } from '../ui/dialog/isolated.ts'
import { TitledCard } from '../ui/panel/titled-card.tsx'
import css from './attention.module.css'
import { AttentionGroup, type Rest } from './attention-group.tsx'
import { AttentionRow } from './attention-row.tsx'
import { WaitingRow } from './waiting-row.tsx'
import { overdueInWords, relativeDay, remaining } from './words.ts'

const UNANSWERED: readonly Rest[] = [
  { section: 'rentals', label: 'Pending rentals', status: 'pending' },
  { section: 'custom-builds', label: 'Pending builds', status: 'pending' },
  { section: 'contact-requests', label: 'New messages', status: 'new' },
]
const APPROVED: readonly Rest[] = [{ section: 'rentals', label: 'Approved rentals', status: 'approved' }]
const QUOTED: readonly Rest[] = [
  { section: 'custom-builds', label: 'Pending builds', status: 'pending' },
  { section: 'custom-builds', label: 'Approved builds', status: 'approved' },
]

/** What needs action: open requests, late returns, this week's handovers, quotes about to expire. */
export function Attention({ data }: { data: Dashboard }) {
  const { waiting, handovers, expiring_quotes: quotes } = data
  const today = useStore($today)
  const isLate = ({ kind, day }: Handover) => kind === 'return' && day < today
  // The list holds only the most urgent ones; the counts include all.
  const unanswered = data.rentals.pending + data.custom_builds.pending + data.new_messages
  const mayOpen = useMayOpenOf()
  const isCalm = waiting.length + handovers.length + quotes.length === 0
  // An account that may view none of these must not be told that nothing is waiting.
  if (!UNANSWERED.some(({ section }) => mayOpen(section))) return null
  return (
    <TitledCard title="Needs attention">
      {isCalm && (
        <p className={css.calm}>
          <CircleCheck aria-hidden="true" size={18} />
          Nothing is waiting. New requests, pickups, returns and quotes about to expire appear here.
        </p>
      )}
      <div className={css.groups}>
        <div className={css.column}>
          <AttentionGroup
            title="Requests, most urgent first"
            count={Math.max(waiting.length, unanswered)}
            rest={UNANSWERED}
          >
            {waiting.map((request) => (
              <WaitingRow key={`${request.kind}-${request.id}`} waiting={request} />
            ))}
          </AttentionGroup>
        </div>
        <div className={css.column}>
          <LateReturns returns={handovers.filter(isLate)} today={today} />
          <HandoversThisWeek handovers={handovers.filter((handover) => !isLate(handover))} today={today} />
          <ExpiringQuotes quotes={quotes} today={today} />
        </div>
      </div>
    </TitledCard>
  )
}

function LateReturns({ returns, today }: { returns: readonly Handover[]; today: Day }) {
  const shown = returns.slice(0, MAX_LATE)
  return (
    <AttentionGroup
      title="Past their last day, not completed"
      count={shown.length}
      isMore={returns.length > MAX_LATE}
      rest={APPROVED}
    >
      {shown.map(({ rental_id, day, trailer_name, customer_name }) => (
        <AttentionRow
          key={rental_id}
          kind="rental"
          id={rental_id}
          name={customer_name}
          about={`Return of ${isolated(trailer_name)}`}
          when={overdueInWords(day, today)}
          isPressing={true}
        />
      ))}
    </AttentionGroup>
  )
}

function HandoversThisWeek({ handovers, today }: { handovers: readonly Handover[]; today: Day }) {
  return (
    <AttentionGroup title="Pickups and returns this week" count={handovers.length}>
      {handovers.map(({ rental_id, kind, day, trailer_name, customer_name, in_maintenance }) => (
        <AttentionRow
          key={`${kind}-${rental_id}`}
          kind="rental"
          id={rental_id}
          name={customer_name}
          // The urgent part comes first, since the end may be cut off.
          about={`${in_maintenance ? 'In maintenance · ' : ''}${kind === 'return' ? 'Return' : 'Pickup'} of ${isolated(trailer_name)}`}
          when={relativeDay(day, today)}
          isPressing={day <= today || in_maintenance}
        />
      ))}
    </AttentionGroup>
  )
}

function ExpiringQuotes({ quotes, today }: { quotes: Dashboard['expiring_quotes']; today: Day }) {
  const shown = quotes.slice(0, MAX_QUOTES)
  return (
    <AttentionGroup
      title="Quotes about to expire"
      count={shown.length}
      isMore={quotes.length > MAX_QUOTES}
      rest={QUOTED}
    >
      {shown.map(({ id, customer_name, trailer_model, quote_valid_until: until }) => (
        <AttentionRow
          key={id}
          kind="custom_build"
          id={id}
          name={customer_name}
          about={trailer_model}
          when={remaining(until, today)}
          isPressing={until <= today}
        />
      ))}
    </AttentionGroup>
  )
}
