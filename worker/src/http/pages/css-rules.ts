const SIGNS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\\.|[{}]/gs

/** The rules of a style at its outermost level, as they stand there; what comes after the last one goes with it. */
export function rulesOf(css: string): string[] {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: sign, index } of css.matchAll(SIGNS)) {
    if (sign === '{') depth++
    if (sign !== '}' || --depth > 0) continue
    rules.push(css.slice(start, index + 1))
    start = index + 1
  }
  if (start < css.length) rules.push(css.slice(start))
  return rules
}
