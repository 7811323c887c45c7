/** Parses a stored text, which is not trusted, as a JSON object; `null` for anything else. */
export function parseRecord(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

/** True for an object, whatever is in it. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The value if it is a string, else an empty one. */
export function stringOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
