import { CircleX, Info, TriangleAlert } from 'lucide-react'
import type { ErrorLevel, ErrorLog } from '#contract/log'
import { momentInSeconds } from '#domain/moments'
import type { StateLook } from '../status-looks.ts'
import { Fact, Facts } from '../ui/panel/facts.tsx'
import { StateBadge } from '../ui/state-badge.tsx'
import { listErrorLogs } from './calls.ts'
import { HeadersPart, TextPart } from './entry-parts.tsx'
import { DATES, PEOPLE } from './filter-fields.ts'
import type { LogKind } from './kind.ts'
import { LogDesk } from './log-desk.tsx'
import { shortMessage } from './words.ts'

const LEVELS = {
  error: { label: 'Error', tone: 'stop', icon: CircleX },
  warn: { label: 'Warning', tone: 'waiting', icon: TriangleAlert },
  info: { label: 'Info', tone: 'neutral', icon: Info },
} as const satisfies Record<ErrorLevel, StateLook>

const kind: LogKind<ErrorLog> = {
  section: 'error-logs',
  file: { path: '/api/logs/export/error', name: 'error-logs' },
  list: listErrorLogs,
  filters: [
    {
      name: 'level',
      label: 'Level',
      options: [
        { value: '', label: 'All levels' },
        ...Object.entries(LEVELS).map(([value, { label }]) => ({ value, label })),
      ],
    },
    { name: 'statusCode', label: 'Status code', type: 'number', placeholder: '500' },
    { name: 'message', label: 'Message' },
    ...PEOPLE,
    ...DATES,
  ],
  failed: 'Failed to fetch error logs',
  empty: { title: 'No error logs found', hint: 'What breaks on the server or in a browser appears here.' },
  columns: ['Message', 'Level', 'Status', 'From'],
  cells: ({ message, level, statusCode, environment }) => [
    shortMessage(message),
    <StateBadge key="level" look={LEVELS[level]} />,
    statusCode ?? '–',
    environment,
  ],
  title: ({ name, message }) => shortMessage(name ? `${name}: ${message}` : message),
  Detail: ErrorLogDetail,
}

function ErrorLogDetail({ entry }: { entry: ErrorLog }) {
  const { request, additionalInfo } = entry
  return (
    <>
      <Facts title="Error">
        <Fact label="Time">{momentInSeconds(entry.timestamp)}</Fact>
        <Fact label="Level">
          <StateBadge look={LEVELS[entry.level]} />
        </Fact>
        <Fact label="Message">{entry.message}</Fact>
        <Fact label="Name">{entry.name}</Fact>
        <Fact label="Code">{entry.code}</Fact>
        <Fact label="Status">{entry.statusCode}</Fact>
        <Fact label="From">{entry.environment}</Fact>
        <Fact label="Request id">{entry.requestId}</Fact>
      </Facts>
      <TextPart title="Stack" text={entry.stack} />
      <TextPart title="More" text={additionalInfo && JSON.stringify(additionalInfo)} />
      {request && (
        <>
          <Facts title="Request">
            <Fact label="Call">{`${request.method} ${request.path}`}</Fact>
            <Fact label="URL">{request.url}</Fact>
            <Fact label="User">{request.username ?? 'Anonymous'}</Fact>
            <Fact label="IP address">{request.ip}</Fact>
          </Facts>
          <TextPart title="Query" text={request.query} />
          <TextPart title="Body" text={request.body} />
          <HeadersPart headers={request.headers} />
        </>
      )}
    </>
  )
}

/** What broke, on the server and in browsers, for developers. */
export default function ErrorLogsSection() {
  return <LogDesk kind={kind} />
}
