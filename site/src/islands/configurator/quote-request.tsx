import { useStore } from '@nanostores/react'
import { type SubmitEvent, useEffect, useState } from 'react'
import type { SentBuild } from '../../api/builds.ts'
import { keep, recall } from '../../browser/visit-storage.ts'
import { type BuildFields, buildForm } from '../../stores/build-form.ts'
import { Complaint } from '../forms/complaint.tsx'
import { HumanCheck } from '../forms/human-check.tsx'
import { TextField } from '../forms/text-field.tsx'
import { BuildSheet } from './build-sheet.tsx'
import type { Builder } from './builder.ts'
import { quoteFields } from './quote-fields.ts'
import styles from './quote-request.module.css'
import { sendQuote } from './send-quote.ts'

const STORAGE_KEY = 'build-contact'

interface Props {
  builder: Builder
  onSent: (build: SentBuild) => void
}

/** The customer's data for a quote, and the button that sends the request. */
export function QuoteRequest({ builder, onSent }: Props) {
  const [form] = useState(() => buildForm(recall(STORAGE_KEY)))
  const fields = useStore(form.$fields)
  const issues = useStore(form.$issues)
  const complaint = useStore(form.$complaint)
  const sending = useStore(form.$sending)
  useEffect(() => {
    const stop = [form.$fields, form.$attempt].map((store) => store.listen(() => keep(STORAGE_KEY, form.serialize())))
    return () => {
      for (const unlisten of stop) unlisten()
    }
  }, [form])
  useEffect(() => form.$sent.listen((build) => build && onSent(build)), [form, onSent])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void sendQuote(builder, form)
  }

  return (
    <section className={styles.quote} aria-labelledby="quote-title">
      <h2 id="quote-title">Request a Quote</h2>
      <p>Tell us where to send it. We answer within one business day with a price in writing; nothing is due before.</p>
      <form noValidate onSubmit={submit}>
        {quoteFields.map(({ name, ...look }) => (
          <TextField
            key={name}
            {...look}
            name={name}
            value={fields[name]}
            issues={issues}
            onText={(text) => form.change({ [name]: text })}
          />
        ))}
        {complaint && <Complaint {...complaint} isField={isField} toField />}
        {HumanCheck && <HumanCheck />}
        <button type="submit" className="button" disabled={sending}>
          {sending ? 'Sending...' : 'Request a Quote'}
        </button>
      </form>
      <button type="button" className={styles.print} onClick={() => print()}>
        Print or save as PDF
      </button>
      <BuildSheet builder={builder} contact={fields} number={null} />
    </section>
  )
}

function isField(path: string): path is keyof BuildFields {
  return quoteFields.some(({ name }) => name === path)
}
