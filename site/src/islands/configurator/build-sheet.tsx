import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import { colorWithCode } from '#domain/build/ral-colors'
import { floorPlan } from '#domain/kitchen/floor-plan'
import { powerBudget } from '#domain/kitchen/power-budget'
import { sizeInWords } from '#domain/length'
import { formatPhone } from '#domain/phone'
import { drawPlan } from '../../drawing/plan.ts'
import { drawTrailer } from '../../drawing/trailer.ts'
import type { BuildFields } from '../../stores/build-form.ts'
import { businessContext } from '../../stores/business.ts'
import { floorInWords } from '../../views/build/floor-words.ts'
import { powerFigures } from '../../views/build/power-figures.ts'
import { ESTIMATE } from '../../views/build/power-words.ts'
import { subtotalInWords } from '../../views/build/prices.ts'
import { contactDetails } from '../../views/contact/details.ts'
import styles from './build-sheet.module.css'
import type { Builder } from './builder.ts'
import { SheetEquipment } from './sheet-equipment.tsx'
import { usePrinting } from './use-printing.ts'

interface Props {
  builder: Builder
  contact: BuildFields
  /** Number of the stored request; null before it is sent. */
  number: number | null
}

/** The whole build on paper, rendered only while it is printed. */
export function BuildSheet(props: Props) {
  return usePrinting() ? <Sheet {...props} /> : null
}

function Sheet({ builder, contact, number }: Props) {
  const sheet = useMarksAround()
  const model = useStore(builder.$model)
  const size = useStore(builder.$size)
  const { color_ral } = useStore(builder.$shown)
  const { items } = useStore(builder.$chosen)
  const total = useStore(builder.$total)
  const base = useStore(builder.$basePrice)
  const drawing = useStore(builder.$drawing)
  const { name, phone, email } = contactDetails(useStore(businessContext().$business).business)
  const plan = floorPlan(size ?? '', items)
  const picture = drawTrailer({ ...drawing, idPrefix: 'sheet' })
  return (
    <div ref={sheet} className={styles.sheet} data-sheet>
      <p className={styles.head}>
        <strong>{name}</strong>
        {[phone, email].map((way) => way && <span key={way.href}>{way.text}</span>)}
      </p>
      <h2>{number === null ? 'Your food trailer' : `Request #${number}: your food trailer`}</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own drawing, which escapes what it is given */}
      <div className={styles.picture} dangerouslySetInnerHTML={{ __html: picture }} />
      <SheetRows
        title="Trailer"
        rows={[
          ['Model', model?.name ?? ''],
          ['Size', sizeInWords(size ?? '')],
          ['Color', colorWithCode(color_ral ?? '')],
          ['Base price', base ?? ''],
          ['Equipment', subtotalInWords(total)],
        ]}
      />
      {/* Kept together as a whole: Firefox cannot keep just a heading with what follows. */}
      <div className={styles.plan}>
        <h3>Floor plan</h3>
        {plan.lengthCm > 0 && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own drawing, which escapes what it is given
          <div dangerouslySetInnerHTML={{ __html: drawPlan(plan) }} />
        )}
      </div>
      <ul>
        {floorInWords(plan).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <SheetEquipment items={items} />
      <SheetRows title="Power" rows={powerFigures(powerBudget(items)).map(({ label, figure }) => [label, figure])} />
      <p>{ESTIMATE}</p>
      <SheetRows
        title="Contact"
        rows={[
          ['Name', contact.customer_name],
          ['Company', contact.company_name],
          ['E-mail', contact.customer_email],
          ['Phone', formatPhone(contact.customer_phone)],
          ['Timeline', contact.delivery_timeline],
          ['Delivery to', contact.delivery_address],
          ['Requirements', contact.special_requirements],
        ]}
      />
    </div>
  )
}

/** A ref to the sheet, which marks all elements that it is in, so that only these are printed (pages/build.astro). */
function useMarksAround() {
  const ref = useRef<HTMLDivElement>(null)
  // Not by :has(), which Firefox before 121 lacks.
  useLayoutEffect(() => {
    const around: HTMLElement[] = []
    for (let at = ref.current?.parentElement; at; at = at.parentElement) around.push(at)
    for (const { dataset } of around) dataset.aroundSheet = ''
    return () => {
      for (const { dataset } of around) delete dataset.aroundSheet
    }
  }, [])
  return ref
}

interface SheetRowsProps {
  title: string
  rows: readonly (readonly [term: string, text: string])[]
}

/** Terms and their values, as far as known. */
function SheetRows({ title, rows }: SheetRowsProps) {
  const known = rows.filter(([, text]) => text !== '')
  if (known.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <dl className={styles.rows}>
        {known.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
