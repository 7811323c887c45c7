import { CommandGroup, CommandItem } from 'cmdk'
import css from './palette.module.css'
import type { Hit, Source } from './records.ts'

interface Props {
  source: Source
  hits: readonly Hit[]
  onChoose: (href: string) => void
}

/** Records of one kind that were found. */
export function RecordGroup({ source, hits, onChoose }: Props) {
  const { key, label, icon: Icon } = source
  return (
    <CommandGroup className={css.group} heading={label}>
      {hits.map(({ id, title, detail, href }) => (
        <CommandItem key={id} className={css.item} value={`${key} ${id}`} onSelect={() => onChoose(href)}>
          <Icon aria-hidden="true" size={16} />
          <span className={css.title}>{title}</span>
          <span className={css.detail}>{detail}</span>
        </CommandItem>
      ))}
    </CommandGroup>
  )
}
