import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { MailList, MailNoun } from '#contract/requests/mail'
import { SECTION_OF } from '#domain/mail/portal-section'
import { toast } from '../ui/toast/toasts.ts'
import { useToastIfLeft } from '../ui/toast/use-toast-if-left.ts'
import { getLetter, listMails, retryMail } from './calls.ts'
import { isLeaving } from './words.ts'

const SOON_MS = 2000

/** A record that mails are about; `state` is anything that changes when a new mail may have been written. */
export interface MailedRecord {
  noun: MailNoun
  recordId: number
  state: string | number
}

const keyOf = ({ noun, recordId }: MailedRecord) => [SECTION_OF[noun], 'mails', recordId] as const

/** The mails about a record; polled while one of them is about to be sent. */
export function useMails(record: MailedRecord) {
  const query = useQuery({
    queryKey: [...keyOf(record), record.state],
    queryFn: ({ signal }) => listMails(record.noun, record.recordId, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => data && waits(data) && SOON_MS,
  })
  useLinksOf(record, query.data?.mails.filter(({ status }) => status === 'sent').length)
  return query
}

// A link is made as its mail is sent, after the links were refetched for the change that queued the mail.
function useLinksOf({ noun, recordId }: MailedRecord, sent: number | undefined) {
  const queries = useQueryClient()
  const before = useRef(sent)
  useEffect(() => {
    if (before.current !== undefined && before.current !== sent) {
      void queries.invalidateQueries({ queryKey: [SECTION_OF[noun], 'links', recordId] })
    }
    before.current = sent
  }, [queries, noun, recordId, sent])
}

function waits({ mails, obstacle }: MailList): boolean {
  return obstacle === null && mails.some(isLeaving)
}

/** The content of a mail. */
export function useLetter(id: number) {
  return useQuery({ queryKey: ['mail', id], queryFn: ({ signal }) => getLetter(id, signal) })
}

/** Retries a mail, and then refetches the list. */
export function useRetryMail(record: MailedRecord) {
  const queries = useQueryClient()
  const toastIfLeft = useToastIfLeft()
  return useMutation({
    mutationFn: retryMail,
    onSuccess: () => toast('The e-mail is on its way.'),
    onError: (error) => toastIfLeft('The e-mail was not sent again.', error),
    // After a refusal too, since it means that the list is outdated.
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(record) }),
  })
}
