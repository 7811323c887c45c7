import * as z from 'zod'
import { type Group, GroupInput } from '#contract/access/account'
import { reasonOf } from '../api/api-error.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { useUser } from '../session/session.ts'
import { isolated } from '../ui/dialog/isolated.ts'
import type { Field } from '../ui/form/fields.ts'
import { ModalForm } from '../ui/form/modal-form.tsx'
import type { Stored, UnlistedValues } from '../ui/form/use-record-form.ts'
import { createGroup, getGroup, updateGroup } from './calls.ts'
import { changedPermissions, mergedPermissions } from './permission-edits.ts'
import { PermissionField } from './permission-field.tsx'
import { useAccessChanged } from './queries.ts'

const GroupSchema = z.object(GroupInput.shape)
type GroupValues = z.output<typeof GroupSchema>
type GroupTyped = z.input<typeof GroupSchema>

const permissionsOf = ({ permissions = [] }: GroupTyped) => permissions

const UNLISTED: UnlistedValues<GroupTyped> = {
  changed: (before, theirs) => changedPermissions(permissionsOf(before), permissionsOf(theirs)),
  merged: (before, mine, theirs) => ({
    permissions: mergedPermissions(permissionsOf(before), permissionsOf(mine), permissionsOf(theirs)),
  }),
}

interface Props {
  /** `null` for a new one. */
  group: Group | null
  onClose: () => void
}

/** Adds a group, or changes one. */
export function GroupForm({ group, onClose }: Props) {
  const { roleLevel } = useUser()
  const changed = useAccessChanged()
  const keyOf = useAttempt()
  return (
    <ModalForm
      title={group ? `Edit ${isolated(group.name)}` : 'Add Admin Group'}
      size="3xl"
      schema={GroupSchema}
      fields={fieldsOf(roleLevel)}
      unlisted={UNLISTED}
      start={stored(group)}
      onSave={async (values, version) => {
        const saved = group ? await updateGroup(group.id, values, version) : await createGroup(values, keyOf(values))
        void changed(`Group ${isolated(saved.name)} ${group ? 'saved' : 'added'}.`)
      }}
      {...(group && { onReload: async () => stored(await getGroup(group.id)) })}
      tell={saveFailure}
      onClose={onClose}
    >
      <PermissionField />
    </ModalForm>
  )
}

// Without a reason, the specification's message stands alone (admin specification, section 8).
function saveFailure(error: unknown): readonly string[] {
  const what = 'Failed to save admin group'
  const reason = reasonOf(error)
  return reason ? [`${what}: ${reason}`] : [what, 'Please try again.']
}

function stored(group: Group | null): Stored<GroupValues> {
  const empty = { name: '', description: '', role_level: 50, is_active: true, permissions: [] }
  const { name, description, role_level, is_active, permissions } = group ?? empty
  return { values: { name, description, role_level, is_active, permissions }, version: group?.version }
}

function fieldsOf(roleLevel: number): Field<keyof GroupValues>[] {
  return [
    { kind: 'text', name: 'name', label: 'Name', required: true },
    { kind: 'text', name: 'description', label: 'Description' },
    {
      kind: 'number',
      name: 'role_level',
      label: 'Role level',
      required: true,
      half: true,
      min: 1,
      max: 100,
      step: 1,
      hint: `Raises its members to this level: 50 Admin, 90 Super Admin, 100 Developer. Yours is ${roleLevel}.`,
    },
    {
      kind: 'select',
      name: 'is_active',
      label: 'Status',
      required: true,
      half: true,
      hint: 'An inactive group gives and takes nothing.',
      options: [
        { value: true, label: 'Active' },
        { value: false, label: 'Inactive' },
      ],
    },
  ]
}
