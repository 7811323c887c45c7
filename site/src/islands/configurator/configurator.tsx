import { type ReactNode, useEffect, useState } from 'react'
import type { Builder } from './builder.ts'
import { startBuilder } from './builder-actions.ts'
import { Waiting } from './waiting.tsx'
import { Workbench } from './workbench.tsx'

/** The configurator; `children` is the first picture, drawn ahead of any script. */
export function Configurator({ children }: { children?: ReactNode }) {
  // The draft lies in the browser: the server's HTML, and the first look here, know nothing of it.
  const [builder, setBuilder] = useState<Builder | null>(null)
  useEffect(() => setBuilder(startBuilder()), [])
  return builder ? <Workbench builder={builder}>{children}</Workbench> : <Waiting>{children}</Waiting>
}
