import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PublicCustomTrailer } from '#contract/custom-trailer'
import type { Builder } from './builder.ts'
import { startBuilder } from './builder-actions.ts'
import { Waiting } from './waiting.tsx'
import { Workbench } from './workbench.tsx'

interface Props {
  /** The models on offer, where the page knows them; otherwise they are fetched. */
  models: readonly PublicCustomTrailer[] | null
  /** The first picture, drawn ahead of any script. */
  children?: ReactNode
}

function LiveConfigurator({ models, children }: Props) {
  // The draft is in the browser's storage, so the server's HTML and the first render cannot show it.
  const [builder, setBuilder] = useState<Builder | null>(null)
  const focused = useRef<string | undefined>(undefined)
  useEffect(() => {
    focused.current = modelInput(':focus')?.value
    const pressed = modelInput(':checked')
    setBuilder(startBuilder(models, Number(pressed?.value) || null))
    // After a reload Firefox checks the button that was checked when it was removed, which would override the draft each time.
    if (pressed) pressed.checked = false
  }, [models])
  // The cards of the first render are replaced by others, which would lose the focus.
  useLayoutEffect(() => {
    if (builder && focused.current) modelInput(`[value="${focused.current}"]`)?.focus()
  }, [builder])
  return builder ? <Workbench builder={builder}>{children}</Workbench> : <Waiting models={models}>{children}</Waiting>
}

// The radio button that was chosen or focused before the script ran.
function modelInput(which: string): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`input[name="model"]${which}`)
}

/** The configurator, from the choice of a model to the quote request; a server only ever renders its initial state. */
export const Configurator = import.meta.env.SSR ? Waiting : LiveConfigurator
