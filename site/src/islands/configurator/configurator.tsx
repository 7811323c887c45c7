import { type ReactNode, useEffect, useState } from 'react'
import type { PublicCustomTrailer } from '#contract/catalogue/custom-trailer'
import type { Builder } from './builder.ts'
import { startBuilder } from './builder-actions.ts'
import { ConfiguratorBody } from './configurator-body.tsx'
import { ServerConfigurator } from './server-configurator.tsx'

interface Props {
  /** The models on offer, where the page knows them; otherwise they are fetched. */
  models: readonly PublicCustomTrailer[] | null
  /** The first picture, drawn ahead of any script. */
  children?: ReactNode
}

function LiveConfigurator({ models, children }: Props) {
  // The draft is in the browser's storage, so the server's HTML and the first render cannot show it.
  const [builder, setBuilder] = useState<Builder | null>(null)
  useEffect(() => setBuilder(startBuilder(models, pressedModel())), [models])
  return (
    <ConfiguratorBody builder={builder} models={models}>
      {children}
    </ConfiguratorBody>
  )
}

// The model that was chosen before the script ran.
function pressedModel(): number | null {
  const pressed = document.querySelector<HTMLInputElement>('input[name="model"]:checked')
  return pressed && Number(pressed.value)
}

/** The configurator, from the choice of a model to the quote request; a server only ever renders its initial state. */
export const Configurator = import.meta.env.SSR ? ServerConfigurator : LiveConfigurator
