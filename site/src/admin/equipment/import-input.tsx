import { FileText, FileUp } from 'lucide-react'
import { type RefObject, useId, useRef } from 'react'
import { pluralized } from '#contract/text/pluralized'
import { Button } from '../ui/button.tsx'
import field from '../ui/form/field.module.css'
import { useFileChooser } from '../ui/form/use-file-chooser.tsx'
import css from './import.module.css'
import { fileList, type ImportList } from './import-list.ts'
import { UnreadableList } from './unreadable-list.ts'

const LISTS = '.json,.csv,.tsv,.txt,application/json,text/csv'

interface Props {
  text: string
  /** A chosen file, which replaces what was pasted. */
  file: { name: string; list: ImportList } | null
  problem: string
  /** While it is imported: a change would be lost with the dialog. */
  isHeld: boolean
  onText: (text: string) => void
  onFile: (file: Props['file']) => void
  onProblem: (words: string) => void
}

interface ChooseProps extends Pick<Props, 'onFile' | 'onProblem'> {
  button: RefObject<HTMLButtonElement | null>
}

/** The list to import: pasted as JSON, or chosen as a JSON or CSV file. */
export function ImportInput({ text, file, problem, isHeld, onText, onFile, onProblem }: Props) {
  const id = useId()
  const chooser = useRef<HTMLButtonElement>(null)
  const remove = () => {
    // The pressed button disappears with the file, and would take the focus along.
    chooser.current?.focus()
    onFile(null)
  }
  return (
    <div className={field.field} inert={isHeld}>
      {file ? (
        <p className={css.file}>
          <FileText aria-hidden="true" size={18} />
          <span className={css.name}>
            {file.name}, {pluralized(file.list.rows.length, 'piece')}
          </span>
          <Button kind="quiet" onClick={remove}>
            Remove the file
          </Button>
        </p>
      ) : (
        <>
          <label className={field.label} htmlFor={id}>
            Equipment as JSON
          </label>
          <textarea
            id={id}
            className={`${field.input} ${css.text}`}
            rows={8}
            spellCheck={false}
            placeholder='[{"name": "Griddle", "category": "Cooking", "price": 1150, "watts": 3000}]'
            value={text}
            aria-invalid={problem !== ''}
            aria-describedby={problem ? `${id}-problem` : `${id}-hint`}
            onChange={(event) => onText(event.target.value)}
          />
        </>
      )}
      {problem && (
        <p id={`${id}-problem`} role="alert" className={field.error}>
          {problem}
        </p>
      )}
      <p id={`${id}-hint`} className={field.hint}>
        Name and category are required; price in euros, info, description, dimensions, watts, starting watts, amps,
        volts and place are read too. A row of the same name and category changes the piece there is.
      </p>
      <ChooseFile button={chooser} onFile={onFile} onProblem={onProblem} />
    </div>
  )
}

function ChooseFile({ button, onFile, onProblem }: ChooseProps) {
  const onChoose = async (file: File) => {
    try {
      onFile({ name: file.name, list: fileList(file.name, new Uint8Array(await file.arrayBuffer())) })
    } catch (error) {
      onProblem(error instanceof UnreadableList ? `${file.name}: ${error.message}` : `${file.name} could not be read.`)
    }
  }
  const chooser = useFileChooser({ label: 'Choose a JSON or CSV file', accept: LISTS, onChoose })
  return (
    <div>
      {chooser.input}
      <Button ref={button} icon={FileUp} onClick={chooser.open}>
        Choose a JSON or CSV file
      </Button>
    </div>
  )
}
