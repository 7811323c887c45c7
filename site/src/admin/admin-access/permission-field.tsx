import { useController } from 'react-hook-form'
import type { GroupPermission, PermissionEntry } from '#contract/access/account'
import { Skeleton } from '../ui/list/skeleton.tsx'
import { Loaded } from '../ui/state/loaded.tsx'
import css from './permission-field.module.css'
import { byCategory, PERMISSION_STATES, type PermissionState, stateOf, withState } from './permission-states.ts'
import { usePermissions } from './queries.ts'

const STATES = ['role', 'granted', 'withdrawn'] as const satisfies readonly PermissionState[]

/** The group's setting for every permission, by category. */
export function PermissionField() {
  return (
    <section className={css.all} aria-label="Permissions">
      <h3 className={css.title}>Permissions</h3>
      <p className={css.hint}>
        A member has what the role gives. The group can add to it or take from it. Withdrawing the right to view
        withdraws those to change and to export too. You cannot grant what you do not have yourself.
      </p>
      <Loaded
        query={usePermissions()}
        failed="The permissions could not be loaded"
        skeleton={<Skeleton label="Loading the permissions" rows={4} />}
      >
        {(permissions) =>
          byCategory(permissions).map(([category, entries]) => (
            <div key={category} className={css.category}>
              <h4 className={css.name}>{category}</h4>
              {entries.map((entry) => (
                <Permission key={entry.id} entry={entry} />
              ))}
            </div>
          ))
        }
      </Loaded>
    </section>
  )
}

function Permission({ entry }: { entry: PermissionEntry }) {
  const { field } = useController<{ permissions: GroupPermission[] }, 'permissions'>({ name: 'permissions' })
  const chosen = stateOf(field.value, entry.id)
  const choose = (state: PermissionState) => field.onChange(withState(field.value, entry.id, state))
  return (
    <fieldset className={css.permission} data-state={chosen}>
      <legend className={css.legend}>{entry.description}</legend>
      <div className={css.states}>
        {STATES.map((state) => (
          <label key={state} className={css.state}>
            <input
              type="radio"
              name={`permission-${entry.id}`}
              checked={chosen === state}
              disabled={state === 'granted' && !entry.granted && chosen !== 'granted'}
              onChange={() => choose(state)}
            />
            <span>{PERMISSION_STATES[state]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
