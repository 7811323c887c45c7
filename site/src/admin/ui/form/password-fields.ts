/** The field of a password, which is required. */
export function passwordField<N extends string>(
  name: N,
  label: string,
  autoComplete: 'current-password' | 'new-password' = 'new-password',
) {
  return { kind: 'text', type: 'password', name, label, autoComplete, required: true } as const
}

/** The issue at `path` of a password that is repeated differently; it is reported even while other values are invalid. */
export function mismatchAt(path: string) {
  return { path: [path], message: 'Passwords do not match', when: () => true }
}
