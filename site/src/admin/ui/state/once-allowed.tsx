import { type ReactNode, useState } from 'react'

/** Shows its children to those allowed, and keeps them if the right is withdrawn meanwhile: what is typed must not vanish. */
export function OnceAllowed({ allowed, children }: { allowed: boolean; children: ReactNode }) {
  const [opened, setOpened] = useState(allowed)
  if (allowed && !opened) setOpened(true)
  return allowed || opened ? children : null
}
