import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './catalogue.module.css'

/** Short facts, one per line. */
export function FactLines({ children }: { children: ReactNode }) {
  return <ul className={css.facts}>{children}</ul>
}

/** One short fact; the icon only helps to find it. */
export function FactLine({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className={css.line}>
      <Icon aria-hidden="true" size={15} />
      <bdi>{children}</bdi>
    </li>
  )
}

/** Prices, one per line, already in words. */
export function Prices({ prices }: { prices: readonly { label: string; words: string }[] }) {
  return (
    <dl className={css.prices}>
      {prices.map(({ label, words }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
