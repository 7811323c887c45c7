/** Groups members by `keyOf`, in order of appearance; replaces `Map.groupBy` for Safari before 17.4. */
export function groupBy<Member, Key>(members: readonly Member[], keyOf: (member: Member) => Key): Map<Key, Member[]> {
  const groups = new Map<Key, Member[]>()
  for (const member of members) {
    const key = keyOf(member)
    const group = groups.get(key)
    if (group) group.push(member)
    else groups.set(key, [member])
  }
  return groups
}
