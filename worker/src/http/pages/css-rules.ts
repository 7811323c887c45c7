const TOKENS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\\.|[{}]/gs

/** The top-level rules of a style sheet, in order and unchanged; text after the last rule counts as a rule. */
export function rulesOf(css: string): string[] {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: token, index } of css.matchAll(TOKENS)) {
    if (token === '{') depth++
    if (token !== '}' || --depth > 0) continue
    rules.push(css.slice(start, index + 1))
    start = index + 1
  }
  if (start < css.length) rules.push(css.slice(start))
  return rules
}
