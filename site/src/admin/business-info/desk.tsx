import { useEffect } from 'react'
import { FormProvider } from 'react-hook-form'
import type { BusinessInfo } from '#contract/business'
import { useLeaveGuard } from '../leave-guard.ts'
import { useHasPermission } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { FormFields } from '../ui/form/form-fields.tsx'
import { LeaveQuestion } from '../ui/form/leave-question.tsx'
import { SaveFailureNotice } from '../ui/form/save-failure-notice.tsx'
import { type Stored, useRecordForm } from '../ui/form/use-record-form.ts'
import { Notice } from '../ui/state/notice.tsx'
import { useFocusFallback } from '../ui/use-focus-fallback.ts'
import css from './business-info.module.css'
import { getBusiness } from './calls.ts'
import { BUSINESS_FIELDS, BusinessForm, businessFailure, FORM_SECTIONS } from './form-sections.ts'
import { BusinessPreview } from './preview.tsx'
import { useBusinessSave, useRefetchBusiness } from './queries.ts'
import { SitePassword } from './site-password.tsx'

/** The form, how visitors will see it, and the site password beside it. */
export function BusinessDesk({ stored }: { stored: Stored<BusinessInfo> }) {
  const mayManage = useHasPermission('business_info.manage')
  const save = useBusinessSave()
  const reread = useRefetchBusiness()
  const record = useRecordForm({
    schema: BusinessForm,
    fields: BUSINESS_FIELDS,
    start: stored,
    onSave: save,
    onReload: getBusiness,
    tell: businessFailure,
  })
  const { form, failure, isDirty, isSaving, hasFailed } = record
  const guard = useLeaveGuard({ hasWork: isDirty, isSaving, hasFailed })
  // A newer record from the server is shown, unless somebody has begun to edit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newer record starts it
  useEffect(() => {
    if (!isDirty) record.show(stored)
  }, [stored])
  const discard = () => {
    record.show(stored)
    // The record may have changed: by somebody else, or by a save whose response was lost.
    void reread()
  }
  return (
    <FormProvider {...form}>
      <div className={css.desk}>
        <div className={css.columns}>
          <form id="business" className={css.form} noValidate onSubmit={record.submit}>
            {!mayManage && (
              <Notice tone="neutral">Your account may look at the business information, but not change it.</Notice>
            )}
            <SaveFailureNotice failure={failure} onTakeTheirs={record.show} onOverwrite={record.overwrite} />
            {FORM_SECTIONS.map(({ title, fields }) => (
              <section key={title} className={css.card}>
                <h2 className={css.title}>{title}</h2>
                <FormFields fields={mayManage ? fields : fields.map((field) => ({ ...field, locked: '' }))} />
              </section>
            ))}
          </form>
          <aside className={css.side} aria-label="Preview and site password">
            <BusinessPreview />
            <SitePassword mayManage={mayManage} />
          </aside>
        </div>
      </div>
      {mayManage && <SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={discard} />}
      {guard.isAsking && <LeaveQuestion onLeave={guard.leave} onStay={guard.stay} />}
    </FormProvider>
  )
}

interface SaveBarProps {
  isDirty: boolean
  isSaving: boolean
  onDiscard: () => void
}

/** Saves the form above it; always in sight. */
function SaveBar({ isDirty, isSaving, onDiscard }: SaveBarProps) {
  const canDiscard = isDirty && !isSaving
  const save = useFocusFallback<HTMLButtonElement>(canDiscard)
  return (
    <footer className={css.bar}>
      <p className={css.unsaved} role="status">
        {isDirty ? 'Unsaved changes' : 'Everything is saved'}
      </p>
      {canDiscard && <Button onClick={onDiscard}>Discard changes</Button>}
      <Button ref={save} type="submit" form="business" kind={isDirty || isSaving ? 'main' : 'plain'} busy={isSaving}>
        {isSaving ? 'Saving...' : 'Save changes'}
      </Button>
    </footer>
  )
}
