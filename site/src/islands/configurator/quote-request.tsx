import { useStore } from '@nanostores/react'
import { type SubmitEvent, useState } from 'react'
import type { SentBuild } from '../../api/builds.ts'
import { getSessionItem, setSessionItem } from '../../browser/session-storage.ts'
import { type BuildFields, type BuildForm, buildForm } from '../../stores/build-form.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { HumanCheck } from '../forms/human-check.tsx'
import { TextField } from '../forms/text-field.tsx'
import { BuildSheet } from './build-sheet.tsx'
import type { Builder } from './builder.ts'
import { LinkButton } from './link-button.tsx'
import { quoteFields } from './quote-fields.ts'
import styles from './quote-request.module.css'
import { sendQuote } from './send-quote.ts'

const STORAGE_KEY = 'build-contact'

// Outlives this step, so that the outcome of a pending request is shown even if the visitor opens another step meanwhile.
let latest: BuildForm | null = null

/** The form of this page; a new one after a request was sent. */
function formOfPage(): BuildForm {
  if (latest && !latest.$sent.get()) return latest
  const form = buildForm(getSessionItem(STORAGE_KEY))
  for (const store of [form.$fields, form.$attempt]) store.listen(() => setSessionItem(STORAGE_KEY, form.serialize()))
  latest = form
  return form
}

interface Props {
  builder: Builder
  onSent: (build: SentBuild) => void
}

/** The customer's data for a quote, and the button that sends the request. */
export function QuoteRequest({ builder, onSent }: Props) {
  const [form] = useState(formOfPage)
  const fields = useStore(form.$fields)
  const issues = useStore(form.$issues)
  const failure = useStore(form.$failure)
  const sending = useStore(form.$sending)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    await sendQuote(builder, form)
    const build = form.$sent.get()
    if (build) onSent(build)
  }

  return (
    <section className={styles.quote} aria-labelledby="quote-title">
      <h2 id="quote-title">Request a Quote</h2>
      <p>Tell us where to send it. We answer within one business day with a price in writing; nothing is due before.</p>
      <form noValidate onSubmit={submit}>
        {quoteFields.map(({ name, ...options }) => (
          <TextField
            key={name}
            {...options}
            name={name}
            value={fields[name]}
            issues={issues}
            readOnly={sending}
            onText={(text) => form.change({ [name]: text })}
          />
        ))}
        {failure && <ErrorSummary {...failure} left={issues} isField={isField} toField />}
        {HumanCheck && <HumanCheck />}
        <button type="submit" className="button" disabled={sending}>
          {sending ? 'Sending...' : 'Request a Quote'}
        </button>
      </form>
      <div className={styles.print}>
        <LinkButton onClick={() => print()}>Print or save as PDF</LinkButton>
      </div>
      <BuildSheet builder={builder} contact={fields} number={null} />
    </section>
  )
}

function isField(path: string): path is keyof BuildFields {
  return quoteFields.some(({ name }) => name === path)
}
