import { useStore } from '@nanostores/react'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { CustomBuild } from '#contract/requests/custom-build'
import { formatPrice } from '#domain/money'
import { $today } from '../now.ts'
import type { OpenProps } from '../requests/request-desk.tsx'
import { requestPrice } from '../requests/words.ts'
import { useHasPermission } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { Fact, Facts } from '../ui/panel/facts.tsx'
import css from './build.module.css'
import { buildDesk } from './desk.ts'
import { QuoteForm } from './quote-form.tsx'
import { lastDayInWords } from './words.ts'

/** What staff add to a request: price, last day and notes. */
export function BuildQuote(open: OpenProps<CustomBuild>) {
  const { request: build } = open
  const [editing, setEditing] = useState(false)
  const mayManage = useHasPermission(buildDesk.manage)
  const today = useStore($today)
  const { final_price, estimated_price, notes } = build
  return (
    <div className={css.part}>
      <Facts title="Quote">
        <Fact label="Base price">{formatPrice(estimated_price)}</Fact>
        <Fact label="Final price">{final_price === null ? 'Not set' : requestPrice(build)}</Fact>
        <Fact label="Valid until">{lastDayInWords(build, today)}</Fact>
        <Fact label="Notes">{notes}</Fact>
      </Facts>
      <div>
        <Button icon={Pencil} disabled={!mayManage} onClick={() => setEditing(true)}>
          Edit quote
        </Button>
      </div>
      {editing && <QuoteForm {...open} onClose={() => setEditing(false)} />}
    </div>
  )
}
