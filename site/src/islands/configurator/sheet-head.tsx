import { useStore } from '@nanostores/react'
import { businessContext } from '../../stores/business.ts'
import { contactDetails } from '../../views/contact/details.ts'
import styles from './build-sheet.module.css'

/** Who builds it, and how to reach them. */
export function SheetHead() {
  const { name, phone, email } = contactDetails(useStore(businessContext().$business).business)
  return (
    <p className={styles.head}>
      <strong>{name}</strong>
      {[phone, email].map((way) => way && <span key={way.href}>{way.text}</span>)}
    </p>
  )
}
