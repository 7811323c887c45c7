import { Fact, Facts } from '../ui/panel/facts.tsx'
import section from '../ui/panel/panel-section.module.css'
import css from './entry.module.css'
import { bodyInLines } from './words.ts'

/** A long text of an entry, formatted for reading; nothing where there is none. */
export function TextPart({ title, text }: { title: string; text: string | null }) {
  if (!text) return null
  return (
    <section className={css.part}>
      <h3 className={section.title}>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard */}
      <section className={css.text} tabIndex={0} aria-label={title}>
        {bodyInLines(text)}
      </section>
    </section>
  )
}

/** Headers, one line each; nothing where there are none. */
export function HeadersPart({ headers }: { headers: Record<string, string> }) {
  const all = Object.entries(headers)
  if (all.length === 0) return null
  return (
    <Facts title="Headers">
      {all.map(([name, value]) => (
        <Fact key={name} label={name}>
          {value}
        </Fact>
      ))}
    </Facts>
  )
}
