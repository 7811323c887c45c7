import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Account, Group } from '#contract/access/account'
import { Button } from '../ui/button.tsx'
import { DeletionFailure } from '../ui/deletion/deletion-failure.tsx'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { isolated } from '../ui/dialog/isolated.ts'
import css from './admin-access.module.css'
import { useDeletion } from './queries.ts'

const SKIP_KEY = { 'admin account': 'delete_admin_account', 'admin group': 'delete_admin_group' } as const

interface Props {
  record: Account | Group
  noun: keyof typeof SKIP_KEY
  name: string
  /** Why it cannot be deleted, or `null`. */
  refusal: string | null
  /** True if the page already gives this reason for everything on it. */
  isToldAbove: boolean
  /** The consequences of deleting it. */
  children: ReactNode
}

/** Deletes an account or a group after asking, and shows the outcome in place. */
export function Deletion({ record, noun, name, refusal, isToldAbove, children }: Props) {
  const [asking, setAsking] = useState(false)
  const deletion = useDeletion()
  return (
    <>
      <Button
        kind="plain-stop"
        icon={Trash2}
        disabled={refusal !== null}
        busy={deletion.isPending}
        onClick={() => setAsking(true)}
        aria-label={`Delete ${name}`}
      >
        Delete
      </Button>
      {refusal && !isToldAbove && <p className={css.why}>{refusal}</p>}
      <DeletionFailure noun={noun} deletion={deletion} />
      {asking && (
        <ConfirmDialog
          kind="danger"
          title={`Delete ${isolated(name)}?`}
          action="Delete"
          skipKey={SKIP_KEY[noun]}
          onConfirm={() => deletion.mutate(record)}
          onClose={() => setAsking(false)}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  )
}
