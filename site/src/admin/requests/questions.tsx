import { useQuery } from '@tanstack/react-query'
import { ContactMessage } from '#contract/requests/contact'
import { SECTION_OF } from '#domain/mail/portal-section'
import { momentInWords } from '#domain/moments'
import { adviceOf } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { recordHref } from '../record-href.ts'
import { useMayOpen } from '../session/use-may-open.ts'
import { MESSAGE_LOOKS } from '../status-looks.ts'
import section from '../ui/panel/panel-section.module.css'
import { Notice } from '../ui/state/notice.tsx'
import { StateBadge } from '../ui/state-badge.tsx'
import css from './questions.module.css'

interface Props {
  noun: 'rental' | 'custom_build'
  id: number
}

/** What the customer asked on the page of a request, and whether it was answered; nothing where there is no question. */
export function Questions({ noun, id }: Props) {
  const mayRead = useMayOpen(SECTION_OF.contact)
  const { data: questions = [], error } = useQuestions(noun, id, mayRead)
  if (!mayRead || (questions.length === 0 && !error)) return null
  return (
    <section aria-labelledby="questions" className={css.questions}>
      <h3 id="questions" className={section.title}>
        Questions
      </h3>
      {error && (
        <Notice tone="stop">
          <p>The questions could not be loaded. {adviceOf(error)}</p>
        </Notice>
      )}
      <ul className={section.list}>
        {questions.map(({ id, message, status, created_at }) => (
          <li key={id} className={`${section.box} ${css.question}`}>
            <a href={recordHref('contact', id)} className={css.text}>
              {message}
            </a>
            <p className={css.state}>
              <StateBadge look={MESSAGE_LOOKS[status]} />
              <time dateTime={created_at}>{momentInWords(created_at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Messages = ContactMessage.array()

/** The questions, newest first. */
function useQuestions(noun: Props['noun'], id: number, enabled: boolean) {
  return useQuery({
    queryKey: [SECTION_OF[noun], 'questions', id],
    queryFn: ({ signal }) => call(Messages, `/api/contact?${noun}_id=${id}`, { signal }),
    enabled,
    // Whoever has just answered one comes back to it.
    staleTime: 0,
  })
}
