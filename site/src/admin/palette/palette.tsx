import { CommandGroup, CommandInput, CommandItem, CommandList, CommandRoot } from 'cmdk'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { pluralized } from '#contract/text/pluralized'
import { goTo } from '../router.ts'
import { Button } from '../ui/button.tsx'
import { useBackdrop } from '../ui/dialog/use-backdrop.ts'
import { useDialog } from '../ui/dialog/use-dialog.ts'
import { type Command, useCommands } from './commands.ts'
import css from './palette.module.css'
import type { Hit, Source } from './records.ts'
import { useRecordSearch } from './use-record-search.ts'

const LABEL = 'Search and commands'

/** Finds any section, action or record by a few letters. cmdk handles the list's keys, the browser the dialog. */
export function Palette({ onClose }: { onClose: () => void }) {
  const dialog = useDialog(onClose)
  const backdrop = useBackdrop(onClose)
  const field = useRef<HTMLInputElement>(null)
  const [typed, type] = useState('')
  // `showModal` would focus cmdk's own container, which is focusable too.
  useEffect(() => field.current?.focus(), [])
  const { sections, actions } = useCommands(typed)
  const { found, isSearching, failed } = useRecordSearch(typed)
  // Closed first, so that the focus is restored before a dialog opens and records it.
  const run = (act: () => void) => {
    onClose()
    act()
  }
  const count = sections.length + actions.length + found.reduce((sum, { hits }) => sum + hits.length, 0)
  return (
    <dialog {...dialog} {...backdrop} className={css.palette} aria-label={LABEL}>
      <CommandRoot className={css.inside} label={LABEL} shouldFilter={false} loop vimBindings={false}>
        <div className={css.box}>
          <Search className={css.glass} aria-hidden="true" size={18} />
          <CommandInput
            ref={field}
            className={css.input}
            value={typed}
            onValueChange={type}
            maxLength={200}
            placeholder="Name, e-mail, #number, section"
          />
          <Button kind="quiet" icon={X} iconOnly onClick={onClose}>
            Close
          </Button>
        </div>
        <CommandList className={css.list} label="Results">
          <Commands heading="Sections" commands={sections} onRun={run} />
          {found.map(({ source, hits }) => (
            <RecordGroup key={source.key} source={source} hits={hits} onChoose={(href) => run(() => goTo(href))} />
          ))}
          <Commands heading="Actions" commands={actions} onRun={run} />
        </CommandList>
        <p role="status" className={css.state}>
          {statusOf({ typed, count, isSearching, failed })}
        </p>
      </CommandRoot>
    </dialog>
  )
}

interface SearchState {
  typed: string
  /** How many sections, actions and records were found. */
  count: number
  isSearching: boolean
  failed: boolean
}

function statusOf({ typed, count, isSearching, failed }: SearchState): string {
  if (typed.trim() === '') return 'Type to find requests, messages, trailers, equipment and accounts.'
  if (isSearching) return 'Searching…'
  if (failed) return 'Some records could not be searched. Please try again.'
  if (count === 0) return `Nothing found for “${typed.trim()}”. Try a part of a name, an e-mail address or a number.`
  return pluralized(count, 'result')
}

interface CommandsProps {
  heading: string
  commands: readonly Command[]
  onRun: (act: () => void) => void
}

function Commands({ heading, commands, onRun }: CommandsProps) {
  if (commands.length === 0) return null
  return (
    <CommandGroup className={css.group} heading={heading}>
      {commands.map(({ label, icon: Icon, run }) => (
        <CommandItem key={label} className={css.item} value={`${heading} ${label}`} onSelect={() => onRun(run)}>
          <Icon aria-hidden="true" size={16} />
          {label}
        </CommandItem>
      ))}
    </CommandGroup>
  )
}

interface RecordGroupProps {
  source: Source
  hits: readonly Hit[]
  onChoose: (href: string) => void
}

/** Records of one kind that were found. */
function RecordGroup({ source, hits, onChoose }: RecordGroupProps) {
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
