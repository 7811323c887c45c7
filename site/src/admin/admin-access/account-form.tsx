import type { Account } from '#contract/access/account'
import { ApiError } from '../api/api-error.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { isolated } from '../ui/dialog/isolated.ts'
import type { Field } from '../ui/form/fields.ts'
import { ModalForm } from '../ui/form/modal-form.tsx'
import { passwordField } from '../ui/form/password-fields.ts'
import type { Stored } from '../ui/form/use-record-form.ts'
import { AccountSchema, type AccountValues, accountValues } from './account-schema.ts'
import { createAccount, getAccount, updateAccount } from './calls.ts'
import { type Actor, type Choices, groupChoices, passwordRefusal, roleChoices, statusChoices } from './limits.ts'
import { useAccessChanged, useRefetchGroups } from './queries.ts'

interface Props {
  /** `null` for a new one. */
  account: Account | null
  actor: Actor
  onClose: () => void
}

/** Adds an account, or changes one. */
export function AccountForm({ account, actor, onClose }: Props) {
  const changed = useAccessChanged()
  const refetchGroups = useRefetchGroups()
  const keyOf = useAttempt()
  return (
    <ModalForm
      title={account ? `Edit ${isolated(account.username)}` : 'Add Admin Account'}
      size="xl"
      schema={AccountSchema}
      fields={fieldsOf(account, actor)}
      start={stored(account)}
      onSave={async (values, version) => {
        const saving = account ? updateAccount(account.id, values, version) : createAccount(values, keyOf(values))
        const saved = await saving.catch((error) => {
          if (isRefusedGroup(error)) void refetchGroups()
          throw error
        })
        void changed(`Account ${isolated(saved.username)} ${account ? 'saved' : 'added'}.`)
      }}
      {...(account && { onReload: async () => stored(await getAccount(account.id)) })}
      onClose={onClose}
    />
  )
}

// Somebody has deleted it while the form was open, which still offers it.
function isRefusedGroup(error: unknown): boolean {
  return error instanceof ApiError && error.issues.some(({ path }) => path === 'group_id')
}

function stored(account: Account | null): Stored<AccountValues> {
  return { values: accountValues(account), version: account?.version }
}

function fieldsOf(account: Account | null, actor: Actor): Field<keyof AccountValues>[] {
  const locked = passwordRefusal(actor, account) ?? undefined
  const isNew = account === null
  const secret = { half: true, required: isNew, locked }
  const strength = isNew
    ? '12 to 128 characters.'
    : 'Leave it empty to keep the password. A new one ends the sessions and the calendar subscription.'
  return [
    { kind: 'text', name: 'username', label: 'Username', required: true, half: true },
    { kind: 'text', type: 'email', name: 'email', label: 'E-mail', required: true, half: true },
    { ...passwordField('password', 'Password'), ...secret, hint: strength },
    { ...passwordField('confirmPassword', 'Confirm password'), ...secret },
    {
      kind: 'select',
      name: 'role',
      label: 'Role',
      required: true,
      half: true,
      ...choicesOf(roleChoices(actor, account)),
    },
    {
      kind: 'select',
      name: 'is_active',
      label: 'Status',
      required: true,
      half: true,
      ...choicesOf(statusChoices(actor, account)),
    },
    { kind: 'select', name: 'group_id', label: 'Group', ...choicesOf(groupChoices(actor, account)) },
  ]
}

function choicesOf({ options, why }: Choices) {
  return { options, ...(why && { hint: `Not every choice is open. ${why}` }) }
}
