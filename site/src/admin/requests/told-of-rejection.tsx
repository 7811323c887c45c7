import type { MailNoun } from '#contract/requests/mail'
import { momentInWords } from '#domain/moments'
import { useMails } from '../mails/queries.ts'
import { toldOfRejection } from '../mails/words.ts'
import { Notice } from '../ui/state/notice.tsx'

interface Props {
  noun: MailNoun
  id: number
  version: number
}

/** Reminds staff that the customer of a reopened request was not told of it, since reopening sends no e-mail. */
export function ToldOfRejection({ noun, id, version }: Props) {
  const { data } = useMails({ noun, recordId: id, state: version })
  const told = data && toldOfRejection(data.mails)
  if (!told) return null
  return (
    <Notice tone="waiting" title="The customer was not told that this is open again">
      <p>
        The last e-mail, of {momentInWords(told)}, told them it is closed. The next one goes out with a price or an
        approval.
      </p>
    </Notice>
  )
}
