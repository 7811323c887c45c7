import { type ReactNode, useState } from 'react'

/** Shows its children to who may have them, and goes on where the right is withdrawn meanwhile: what is typed must not vanish. */
export function OnceAllowed({ allowed, children }: { allowed: boolean; children: ReactNode }) {
  const [opened, setOpened] = useState(allowed)
  if (allowed && !opened) setOpened(true)
  return allowed || opened ? children : null
}
