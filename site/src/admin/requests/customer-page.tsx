import { Link2, Unlink } from 'lucide-react'
import { useState } from 'react'
import type { Permission } from '#domain/access/permissions'
import { momentInWords } from '#domain/moments'
import { adviceOf } from '../api/api-error.ts'
import { useHasPermission } from '../session/session.ts'
import { AddressField } from '../ui/address-field.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { Fact, Facts } from '../ui/panel/facts.tsx'
import { Notice } from '../ui/state/notice.tsx'
import { useFocusFallback } from '../ui/use-focus-fallback.ts'
import css from './customer-page.module.css'
import type { LinkedSection } from './link-calls.ts'
import { useLinks } from './use-links.ts'
import { linksInWords } from './words.ts'

interface Props {
  section: LinkedSection
  manage: Permission
  request: { id: number; accepted_at: string | null; withdrawn_at: string | null }
}

/** What the customer did on the page of a request, and the links that open it. */
export function CustomerPage({ section, manage, request }: Props) {
  const { id, accepted_at, withdrawn_at } = request
  const [asking, setAsking] = useState(false)
  const { live, copy, revoke } = useLinks(section, id)
  const part = useFocusFallback<HTMLDivElement>(live.data?.length)
  const mayManage = useHasPermission(manage)
  const error = copy.error ?? revoke.error ?? live.error
  return (
    <div ref={part} tabIndex={-1} className={css.part}>
      <Facts title="Customer’s page">
        <Fact label="Accepted">{accepted_at && momentInWords(accepted_at)}</Fact>
        <Fact label="Withdrawn">{withdrawn_at && momentInWords(withdrawn_at)}</Fact>
        <Fact label="Links">{live.data ? linksInWords(live.data) : ''}</Fact>
      </Facts>
      <div role="status" className={css.told}>
        {copy.data && (
          <AddressField
            label={copy.data.isCopied ? 'Copied. It is shown this once:' : 'Copy this now, it is shown once:'}
            address={copy.data.link}
          />
        )}
      </div>
      {error && (
        <Notice tone="stop">
          <p>{adviceOf(error)}</p>
        </Notice>
      )}
      <div className={css.buttons}>
        <Button icon={Link2} busy={copy.isPending} disabled={!mayManage} onClick={() => copy.mutate()}>
          Copy a new link
        </Button>
        <Button
          kind="plain-stop"
          icon={Unlink}
          busy={revoke.isPending}
          disabled={!mayManage || !live.data?.length}
          onClick={() => setAsking(true)}
        >
          Revoke all links
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          kind="danger"
          title={`Revoke all links to request #${id}?`}
          action="Revoke"
          onConfirm={() => revoke.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>
            Every link the customer has, including those in e-mails, stops working. You can send a new one afterwards.
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}
