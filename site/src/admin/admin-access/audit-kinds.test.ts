import { describe, expect, test } from 'vitest'
import { AuditNoun } from '#contract/activity'
import { auditKinds } from './audit-kinds.ts'

describe('auditKinds', () => {
  // The types do not let db/ write any other nouns.
  test.each(AuditNoun.options)('offers %s', (noun) => {
    expect(auditKinds('').filter(({ value }) => value === noun)).toHaveLength(1)
  })

  test('offers one of an address that it does not know too, once', () => {
    expect(auditKinds('old_kind').at(-1)).toEqual({ value: 'old_kind', label: 'old kind' })
    expect(auditKinds('rental')).toEqual(auditKinds(''))
  })

  test('offers none whose entries an account may not see, unless the address asks for it', () => {
    const offered = auditKinds('rental', ['rental', 'custom_build']).map(({ value }) => value)
    expect(offered).toContain('rental')
    expect(offered).toContain('contact')
    expect(offered).not.toContain('custom_build')
  })
})
