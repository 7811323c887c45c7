/** True for two group names that a reader cannot tell apart: they differ only in case, spaces or the encoding of letters. */
export function isSameGroupName(one: string, other: string): boolean {
  return normalizeName(one) === normalizeName(other)
}

function normalizeName(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
