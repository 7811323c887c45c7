import type { ActivityEntry, ActivityList } from '#contract/activity'

/** How many entries the portal keeps, and how many the bell lists (admin specification, section 9). */
export const MAX_ENTRIES = 50
const LISTED = 15

type List = ActivityList['data']

/** An empty list, also used for one that could not be loaded (admin specification, section 8). */
export const NOTHING: List = { activities: [], unread: 0 }

/** The newest entries, no more than the portal keeps. */
export function newestEntries({ activities, unread }: List): List {
  return { activities: activities.slice(0, MAX_ENTRIES), unread }
}

/** The entries that the bell lists. */
export function listed({ activities }: List): ActivityEntry[] {
  return activities.slice(0, LISTED)
}

/** Text of the bell's badge: nothing at 0, 9+ above 9. */
export function badge(unread: number): string {
  if (unread <= 0) return ''
  return unread > 9 ? '9+' : String(unread)
}

/** The list after one entry was read. */
export function withRead({ activities, unread }: List, id: number): List {
  const wasUnread = activities.some((entry) => entry.id === id && !entry.read)
  return {
    activities: activities.map((entry) => (entry.id === id ? { ...entry, read: true } : entry)),
    unread: wasUnread ? Math.max(0, unread - 1) : unread,
  }
}

/** The list after all of it was read. */
export function withAllRead({ activities }: List): List {
  return { activities: activities.map((entry) => ({ ...entry, read: true })), unread: 0 }
}

/** The unread entries that came after the one numbered `newest`, none before the first response, and the newest number by now. */
export function arrivals(list: List, newest: number | null): { arrived: ActivityEntry[]; newest: number } {
  return {
    arrived: newest === null ? [] : list.activities.filter(({ id, read }) => id > newest && !read),
    // A list that was cleared comes back if the server refuses that, and is no news then.
    newest: Math.max(newest ?? 0, newestId(list)),
  }
}

/** Number of the newest entry, 0 where there is none. */
export function newestId({ activities }: List): number {
  return Math.max(0, ...activities.map(({ id }) => id))
}

/** The announcement of new entries, newest first; '' for none. */
export function announcement([newest, ...others]: readonly ActivityEntry[]): string {
  if (!newest) return ''
  if (others.length === 0) return `New notification: ${newest.title}. ${newest.message}`
  return `${others.length + 1} new notifications. The latest: ${newest.title}`
}
