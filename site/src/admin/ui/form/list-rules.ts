import * as z from 'zod'

/** The lines in a form's value, whatever that is. */
export function linesOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : []
}

/** Lines with an empty one inserted after the one at `place`. */
export function added(lines: readonly string[], place: number): readonly string[] {
  return lines.toSpliced(place + 1, 0, '')
}

/** Lines without the one at `place`. */
export function withoutLine(lines: readonly string[], place: number): readonly string[] {
  return lines.toSpliced(place, 1)
}

/** Lines with the one at `place` moved; one that would move beyond the list stays. */
export function moved(lines: readonly string[], place: number, by: number): readonly string[] {
  const line = lines[place]
  if (line === undefined || place + by < 0 || place + by >= lines.length) return lines
  return lines.toSpliced(place, 1).toSpliced(place + by, 0, line)
}

/** Lines as they were typed: blank ones are left out, and an issue that `list` finds is reported at its line. */
export function typedLines(list: z.ZodType<string[], string[] | undefined>) {
  return z.array(z.string()).transform((lines, context) => {
    const filled = lines.flatMap((line, place) => (line.trim() ? [{ line, place }] : []))
    const { data, error } = list.safeParse(filled.map(({ line }) => line))
    for (const { path, message } of error?.issues ?? []) {
      const place = typeof path[0] === 'number' ? filled[path[0]]?.place : undefined
      context.addIssue({ code: 'custom', message, path: place === undefined ? [] : [place] })
    }
    return data ?? z.NEVER
  })
}
