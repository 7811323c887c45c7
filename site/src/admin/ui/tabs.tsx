import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatNumber } from '#contract/text/number-format'
import css from './tabs.module.css'

/** One of several views of the same list. */
export interface Tab<K extends string> {
  key: K
  label: string
  /** The number of its entries, once known. */
  count?: number | undefined
}

interface Props<K extends string> {
  label: string
  tabs: readonly Tab<K>[]
  value: K
  onChange: (key: K) => void
  /** Shown at the end of the row of tabs. */
  tools?: ReactNode
  /** What the chosen tab shows. */
  children: ReactNode
}

/** Tabs over one view; arrow keys move along them, Enter chooses. */
export function Tabs<K extends string>({ label, tabs, value, onChange, tools, children }: Props<K>) {
  const bar = useRef<HTMLDivElement>(null)
  const counts = tabs.map(({ count }) => count).join()
  // On a phone the chosen tab may be off screen, also once counts have made the others wider.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice may be off screen
  useEffect(() => {
    // In braces: newer browsers return a promise, which React would take for a cleanup.
    bar.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [value, counts])
  const choose = (name: string) => {
    const chosen = tabs.find(({ key }) => key === name)
    if (chosen) onChange(chosen.key)
  }
  return (
    <Radix.Root className={css.tabs} value={value} onValueChange={choose} activationMode="manual">
      <div className={css.bar}>
        <Radix.List ref={bar} className={css.list} aria-label={label}>
          {tabs.map((tab) => (
            <Radix.Trigger key={tab.key} value={tab.key} className={css.tab}>
              {tab.label} {tab.count !== undefined && <span className={css.count}>{formatNumber(tab.count)}</span>}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {tools}
      </div>
      <Radix.Content className={css.view} value={value} tabIndex={-1}>
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}
