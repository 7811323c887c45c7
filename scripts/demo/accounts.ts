/** Password of every demo account (rulings, section 8). */
export const DEMO_PASSWORD = 'food-trailer-demo'

export const DEMO_ACCOUNTS = [
  { username: 'developer', email: 'developer@tampafoodtrailers.test', role: 'developer' },
  { username: 'manager', email: 'manager@tampafoodtrailers.test', role: 'super_admin' },
  { username: 'staff', email: 'staff@tampafoodtrailers.test', role: 'admin' },
] as const

export const DEMO_GROUPS = [
  {
    name: 'Workshop',
    description: 'Builds and repairs trailers: reads requests, keeps the catalogue.',
    role_level: 50,
  },
  { name: 'Front desk', description: 'Answers visitors: requests and messages.', role_level: 50 },
]
