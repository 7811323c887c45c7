import { CalendarDays, List, Plus } from 'lucide-react'
import type { Ref } from 'react'
import { goTo, type Search, sectionHref } from '../router.ts'
import { Button } from '../ui/button.tsx'
import { calendarHref, entryHref, isCalendar, readCalendar } from './address.ts'

interface Props {
  search: Search
  mayManage: boolean
  /** The button to the other view, which replaces the one that was pressed. */
  toggle: Ref<HTMLButtonElement>
}

/** The switch between list and calendar, and the button for a request that came by telephone. */
export function HeaderTools({ search, mayManage, toggle }: Props) {
  const { list } = readCalendar(search)
  return (
    <>
      {isCalendar(search) ? (
        <Button ref={toggle} icon={List} iconOnly="narrow" onClick={() => goTo(sectionHref('rentals', list))}>
          List
        </Button>
      ) : (
        <Button
          ref={toggle}
          icon={CalendarDays}
          iconOnly="narrow"
          onClick={() => goTo(calendarHref({ span: 'weeks', from: null, list }))}
        >
          Calendar
        </Button>
      )}
      <Button
        kind="main"
        icon={Plus}
        iconOnly="narrow"
        disabled={!mayManage}
        title={mayManage ? undefined : 'Your account may look at requests, but not change them.'}
        onClick={() => goTo(entryHref(search, { trailer: null, start: null, end: null }))}
      >
        Enter Request
      </Button>
    </>
  )
}
