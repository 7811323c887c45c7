import { Mail, MapPin, MessageCircle, Phone } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { BusinessInfo } from '#contract/business'
import { type ContactDetails, contactDetails } from '../../views/contact/details.ts'
import css from './preview.module.css'

const WAYS = [
  { key: 'phone', icon: Phone, kind: 'Call us', missing: 'phone number' },
  { key: 'email', icon: Mail, kind: 'E-mail', missing: 'e-mail address' },
  { key: 'chat', icon: MessageCircle, kind: 'WhatsApp', missing: 'WhatsApp chat' },
] as const

/** How the footer and the contact page will show the form's values, as they are typed. */
export function BusinessPreview() {
  // Called only to rerender on every change; its result may lack fields, so the values are read from the form.
  useWatch<BusinessInfo>()
  const details = contactDetails(useFormContext<BusinessInfo>().getValues())
  const missing = WAYS.filter(({ key }) => !details[key]).map((way) => way.missing)
  return (
    <section className={css.preview} aria-label="Preview">
      <h2 className={css.title}>As visitors see it</h2>
      <Footer details={details} />
      <ContactPage details={details} />
      {missing.length > 0 && (
        <p className={css.hint}>Not shown, since there is nothing to reach: {missing.join(', ')}.</p>
      )}
    </section>
  )
}

function Footer({ details }: { details: ContactDetails }) {
  return (
    <figure className={css.figure}>
      <figcaption className={css.caption}>Footer of every page</figcaption>
      <div className={css.footer}>
        <p className={css.name}>{details.name}</p>
        <p className={css.soft}>{details.description}</p>
        <p className={css.line}>
          <MapPin aria-hidden="true" size={14} />
          {details.location}
        </p>
        {WAYS.map(({ key, icon: Icon }) => {
          const way = details[key]
          return (
            way && (
              <p key={key} className={css.line}>
                <Icon aria-hidden="true" size={14} />
                {way.text}
              </p>
            )
          )
        })}
      </div>
    </figure>
  )
}

function ContactPage({ details }: { details: ContactDetails }) {
  return (
    <figure className={css.figure}>
      <figcaption className={css.caption}>Contact page</figcaption>
      <div className={css.contact}>
        {WAYS.map(({ key, icon: Icon, kind }) => {
          const way = details[key]
          return (
            way && (
              <p key={key} className={css.way}>
                <span className={css.mark}>
                  <Icon aria-hidden="true" size={16} />
                </span>
                <span className={css.kind}>{kind}</span>
                <span className={css.text}>{key === 'chat' ? 'Chat with us' : way.text}</span>
              </p>
            )
          )
        })}
        <p className={css.line}>
          <MapPin aria-hidden="true" size={14} />
          {details.address}
        </p>
      </div>
    </figure>
  )
}
