import { type ReactNode, useEffect, useState } from 'react'
import type { PublicCustomTrailer } from '#contract/custom-trailer'
import type { Builder } from './builder.ts'
import { startBuilder } from './builder-actions.ts'
import { Waiting } from './waiting.tsx'
import { Workbench } from './workbench.tsx'

interface Props {
  /** What is on offer, where the page knows it; otherwise it is asked for. */
  models: readonly PublicCustomTrailer[] | null
  /** The first picture, drawn ahead of any script. */
  children?: ReactNode
}

function Living({ models, children }: Props) {
  // The draft lies in the browser: the server's HTML, and the first look here, know nothing of it.
  const [builder, setBuilder] = useState<Builder | null>(null)
  useEffect(() => setBuilder(startBuilder(models, pressedModel())), [models])
  return builder ? <Workbench builder={builder}>{children}</Workbench> : <Waiting models={models}>{children}</Waiting>
}

// What somebody pressed before the script was there.
function pressedModel(): number | null {
  return Number(document.querySelector<HTMLInputElement>('input[name="model"]:checked')?.value) || null
}

/** The configurator, from the choice of a model to the request of a quote. A server never gets further than its first look. */
export const Configurator = import.meta.env.SSR ? Waiting : Living
