/** The object in a stored text, which is not trusted; `null` for anything else. */
export function storedRecord(text: string | null): Record<string, unknown> | null {
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

/** A stored text, or an empty one. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
