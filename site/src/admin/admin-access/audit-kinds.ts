import type { AuditNoun } from '#contract/activity'

const KINDS: Readonly<Record<AuditNoun, string>> = {
  rental: 'Rentals',
  custom_build: 'Custom builds',
  contact: 'Messages',
  mail: 'E-mails',
  trailer: 'Rental trailers',
  custom_trailer: 'Custom trailers',
  equipment: 'Equipment',
  category: 'Categories',
  image: 'Images',
  image_folder: 'Image folders',
  business_info: 'Business info',
  site_access: 'Site access',
  account: 'Accounts',
  group: 'Groups',
  calendar_feed: 'Calendar subscriptions',
  second_factor: 'Two-step sign-ins',
  activity: 'Activity',
}

/** The options by which to filter the audit trail: all kinds but the closed ones, plus the one in the address, even if unknown. */
export function auditKinds(chosen: string, closed: readonly string[] = []): { value: string; label: string }[] {
  const known = Object.entries(KINDS).map(([value, label]) => ({ value, label }))
  const open = known.filter(({ value }) => value === chosen || !closed.includes(value))
  const other = chosen && !Object.hasOwn(KINDS, chosen) ? [{ value: chosen, label: chosen.replaceAll('_', ' ') }] : []
  return [{ value: '', label: 'All kinds' }, ...open, ...other]
}
