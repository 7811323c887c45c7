import type { Permission } from '#domain/access/permissions'

/** Password of every demo account (rulings, section 8). */
export const DEMO_PASSWORD = 'food-trailer-demo'

export const DEMO_ACCOUNTS = [
  { username: 'developer', email: 'developer@tampafoodtrailers.test', role: 'developer' },
  { username: 'manager', email: 'manager@tampafoodtrailers.test', role: 'super_admin' },
  { username: 'staff', email: 'staff@tampafoodtrailers.test', role: 'admin' },
] as const

interface DemoGroup {
  name: string
  description: string
  role_level: number
  grants: Permission[]
  /** Withdrawn even from members whose role has them. */
  withdraws: Permission[]
}

export const DEMO_GROUPS: DemoGroup[] = [
  {
    name: 'Workshop',
    description: 'Builds and repairs trailers: reads requests, keeps the catalog.',
    role_level: 40,
    grants: ['trailers.manage', 'custom_trailers.manage', 'equipment.manage', 'images.manage', 'custom_builds.manage'],
    withdraws: ['rentals.manage', 'contact.manage', 'business_info.manage'],
  },
  {
    name: 'Front desk',
    description: 'Answers visitors: requests and messages.',
    role_level: 30,
    grants: ['rentals.manage', 'custom_builds.manage', 'contact.manage'],
    withdraws: ['business_info.manage'],
  },
]
