/** These values as the query of an address; empty ones and 0 are left out. */
export function queryOf(values: Readonly<Record<string, string | number | null | undefined>>): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, String(value))
  return query
}
