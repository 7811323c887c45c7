// Every table, by subject. A change here needs a migration: docs/recipes/add-a-column.md.
export * from './schema/access.ts'
export * from './schema/activity.ts'
export * from './schema/business.ts'
export * from './schema/catalogue.ts'
export * from './schema/library.ts'
export * from './schema/logs.ts'
export * from './schema/mails.ts'
export * from './schema/requests.ts'
