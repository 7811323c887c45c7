import { useState } from 'react'
import { CUSTOMER_AREA } from '#domain/access/customer-areas'
import { adviceOf } from '../api/api-error.ts'
import { useHasPermission } from '../session/session.ts'
import { Skeleton } from '../ui/list/skeleton.tsx'
import section from '../ui/panel/panel-section.module.css'
import { Loaded } from '../ui/state/loaded.tsx'
import { Notice } from '../ui/state/notice.tsx'
import { LetterDialog } from './letter-dialog.tsx'
import { MailRow } from './mail-row.tsx'
import css from './mails.module.css'
import { type MailedRecord, useMails, useRetryMail } from './queries.ts'
import { canRetry } from './words.ts'

/** Which mails about a record were sent and which failed, and a way to read and retry them. */
export function MailStates(record: MailedRecord) {
  const query = useMails(record)
  const retry = useRetryMail(record)
  const [shown, setShown] = useState<number | null>(null)
  const mayManage = useHasPermission(`${CUSTOMER_AREA[record.noun]}.manage`)
  // The retry may have succeeded with only its response lost: a failure beside a mail that was sent would contradict it.
  const isStillFailed = retry.isError && query.data?.mails.some((mail) => mail.id === retry.variables && canRetry(mail))
  return (
    <section className={css.mails}>
      <h3 className={section.title}>E-mails</h3>
      {isStillFailed && <Notice tone="stop">{adviceOf(retry.error)}</Notice>}
      <Loaded
        query={query}
        failed="The e-mails could not be loaded"
        skeleton={<Skeleton label="Loading the e-mails" rows={2} />}
      >
        {({ mails, obstacle }) => (
          <>
            {obstacle && <Notice tone="neutral">{obstacle}</Notice>}
            {mails.length === 0 && <p className={css.soft}>No e-mail has been written about this.</p>}
            <ul className={section.list}>
              {mails.map((mail) => (
                <MailRow
                  key={mail.id}
                  mail={mail}
                  mayRetry={mayManage}
                  retrying={retry.isPending && retry.variables === mail.id}
                  onRetry={() => retry.mutate(mail.id)}
                  onShow={() => setShown(mail.id)}
                />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      {shown !== null && <LetterDialog id={shown} onClose={() => setShown(null)} />}
    </section>
  )
}
