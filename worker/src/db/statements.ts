import type { Statement } from './prepared.ts'

/**
 * Statements written at build time, by the names of their queries. Only the built Worker has them
 * (`scripts/build/prepared-statements.ts`); elsewhere each is written when it is first used.
 */
export const STATEMENTS: Readonly<Record<string, Statement>> = {}
