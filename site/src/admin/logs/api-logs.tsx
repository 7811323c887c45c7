import { Check, TriangleAlert, X } from 'lucide-react'
import type { ApiLog } from '#contract/log'
import { formatNumber } from '#contract/text/number-format'
import { momentInSeconds } from '#domain/moments'
import { durationInWords } from '../time.ts'
import { Badge } from '../ui/badge.tsx'
import { Fact, Facts } from '../ui/panel/facts.tsx'
import { listApiLogs } from './calls.ts'
import { HeadersPart, TextPart } from './entry-parts.tsx'
import { DATES, PEOPLE } from './filter-fields.ts'
import type { LogKind } from './kind.ts'
import { LogDesk } from './log-desk.tsx'
import css from './log-table.module.css'
import { statusTone } from './words.ts'

const MARKS = { ok: Check, waiting: TriangleAlert, stop: X }
const METHODS = ['GET', 'POST', 'PUT', 'DELETE']

const kind: LogKind<ApiLog> = {
  section: 'api-logs',
  file: { path: '/api/logs/export/api', name: 'api-logs' },
  list: listApiLogs,
  filters: [
    {
      name: 'method',
      label: 'Method',
      options: [{ value: '', label: 'All methods' }, ...METHODS.map((value) => ({ value, label: value }))],
    },
    { name: 'statusCode', label: 'Status code', type: 'number', placeholder: '404' },
    {
      name: 'success',
      label: 'Outcome',
      options: [
        { value: '', label: 'All' },
        { value: 'true', label: 'Success' },
        { value: 'false', label: 'Failed' },
      ],
    },
    { name: 'path', label: 'Path', placeholder: '/api/rentals' },
    ...PEOPLE,
    ...DATES,
  ],
  failed: 'Failed to fetch API logs',
  empty: { title: 'No logs found', hint: 'Calls of the API appear here within a second of their response.' },
  columns: ['Call', 'Status', 'Duration', 'User'],
  amounts: 'Duration',
  cells: ({ method, path, statusCode, responseTime, username }) => [
    `${method} ${path}`,
    <StatusBadge key="status" status={statusCode} />,
    durationInWords(responseTime),
    <User key="user" name={username ?? 'Anonymous'} />,
  ],
  title: ({ method, path }) => `${method} ${path}`,
  Detail: ApiLogDetail,
}

/** A status in the color of its band. */
function StatusBadge({ status }: { status: number }) {
  const tone = statusTone(status)
  return (
    <Badge tone={tone} icon={MARKS[tone]}>
      {String(status)}
    </Badge>
  )
}

/** A user's name on two lines at most; the entry shows all of it. */
function User({ name }: { name: string }) {
  return (
    <span className={css.user} title={name}>
      {name}
    </span>
  )
}

function ApiLogDetail({ entry }: { entry: ApiLog }) {
  return (
    <>
      <Facts title="Call">
        <Fact label="Time">{momentInSeconds(entry.timestamp)}</Fact>
        <Fact label="Status">
          <StatusBadge status={entry.statusCode} />
        </Fact>
        <Fact label="Duration">{durationInWords(entry.responseTime)}</Fact>
        <Fact label="Response size">{`${formatNumber(entry.responseSize)} bytes`}</Fact>
        <Fact label="User">
          {entry.userId === null ? (entry.username ?? 'Anonymous') : `${entry.username} (id ${entry.userId})`}
        </Fact>
        <Fact label="IP address">{entry.ip}</Fact>
        <Fact label="URL">{entry.url}</Fact>
        <Fact label="User agent">{entry.userAgent}</Fact>
        <Fact label="Request id">{entry.requestId}</Fact>
      </Facts>
      <TextPart title="Query" text={entry.query} />
      <TextPart title="Body" text={entry.body} />
      <TextPart title="Response" text={entry.response} />
      <HeadersPart headers={entry.headers} />
    </>
  )
}

/** Every call of the API, for developers. */
export default function ApiLogsSection() {
  return <LogDesk kind={kind} />
}
