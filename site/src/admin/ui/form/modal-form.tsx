import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { Button } from '../button.tsx'
import { Dialog, DialogActions, type DialogSize } from '../dialog/dialog.tsx'
import { useClosing } from '../dialog/use-closing.ts'
import { FormFields } from './form-fields.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import css from './modal-form.module.css'
import { SaveFailureNotice } from './save-failure-notice.tsx'
import { UploadCount } from './upload-count.ts'
import { type RecordFormOptions, type Stored, useRecordForm } from './use-record-form.ts'

interface Props<In extends FieldValues, Out> extends Omit<RecordFormOptions<In, Out>, 'onSaved'> {
  title: string
  size?: DialogSize
  /** Text of the save button. */
  action?: string
  /** How that button looks. */
  kind?: 'main' | 'stop'
  /** Fills a phone's screen, unless it is only a short question. */
  roomy?: boolean
  onClose: () => void
  /** What to read or do before the fields. */
  intro?: ReactNode
  /** Custom fields, below the others. */
  children?: ReactNode
}

/** A form over one record in a dialog (admin specification, section 2); asks before it closes over unsaved changes. */
export function ModalForm<In extends FieldValues, Out>(props: Props<In, Out>) {
  const { title, size = 'lg', action = 'Save', kind = 'main', roomy = true, fields, onClose, intro, children } = props
  const [uploads, setUploads] = useState(0)
  const shown = useRef<HTMLFormElement>(null)
  const record = useRecordForm({
    ...props,
    onSaved: () => {
      // Not if the person has navigated away meanwhile, since closing changes the address.
      if (!shown.current) return
      closing.close()
      closing.leaveAsWanted()
    },
  })
  const { form, failure, isDirty, isSaving, isHeld, hasFailed } = record
  // A picture that is being sent is not a change yet, and would be lost all the same.
  const hasWork = isDirty || uploads > 0
  const closing = useClosing(onClose, { hasWork, isSaving, hasFailed })
  const takeTheirs = (theirs: Stored<In>) => {
    flushSync(() => record.show(theirs))
    // The button that was pressed is gone, and the focus with it.
    shown.current?.querySelector<HTMLElement>(':is(input, select, textarea, button):enabled')?.focus()
  }
  return (
    <Dialog title={title} size={size} roomy={roomy} onClose={closing.askToClose}>
      <FormProvider {...form}>
        <form ref={shown} className={css.form} noValidate onSubmit={record.submit}>
          <div className={css.body}>
            <SaveFailureNotice failure={failure} onTakeTheirs={takeTheirs} onOverwrite={record.overwrite} />
            {intro}
            <div className={css.fields} inert={isHeld}>
              <UploadCount value={setUploads}>
                <FormFields fields={fields} />
              </UploadCount>
              {children}
            </div>
          </div>
          <DialogActions>
            <Button disabled={isSaving} onClick={closing.askToClose}>
              Cancel
            </Button>
            <Button type="submit" kind={kind} busy={isSaving || uploads > 0}>
              {isSaving ? 'Saving...' : action}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
      {closing.question && <LeaveQuestion {...closing.question} />}
    </Dialog>
  )
}
