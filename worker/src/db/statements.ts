import type { Statement } from './prepared.ts'

/**
 * Statements that were written while building, by the names of their queries. Only the built Worker has them
 * (`scripts/build/statements-ahead.ts`); elsewhere each is written when it is asked first.
 */
export const STATEMENTS: Readonly<Record<string, Statement>> = {}
