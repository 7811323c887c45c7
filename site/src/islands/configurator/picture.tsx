import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Builder } from './builder.ts'
import { FIRST_VIEW } from './first-view.ts'
import styles from './layout.module.css'

type Draw = typeof import('../../drawing/trailer.ts').drawTrailer

const EMPTY = JSON.stringify(FIRST_VIEW.$drawing.get())

interface Props {
  builder: Builder | null
  /** True once the build was sent: the picture turns to dusk, with its lights on. */
  isEvening: boolean
  /** The picture of a build in which nothing is chosen. */
  children: ReactNode
}

/** The trailer as it is chosen so far, redrawn at once with every choice. */
export function Picture({ builder, isEvening, children }: Props) {
  const day = useStore((builder ?? FIRST_VIEW).$drawing)
  const drawing = isEvening ? { ...day, scene: 'dusk' as const } : day
  const { markup, isLost } = useDrawing(JSON.stringify(drawing))
  if (!markup) return isLost ? <Lost>{children}</Lost> : children
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own drawing, which escapes what it is given
  return <div data-picture="build" dangerouslySetInnerHTML={{ __html: markup }} />
}

function Lost({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <p className={styles.undrawn} role="alert">
        The picture did not load, so it does not show your choices. We try again with the next one; your build is kept.
      </p>
    </>
  )
}

/** The drawing code, loaded at the first change or touch: until then the page's own picture is enough. */
function useDrawing(drawing: string): { markup: string | undefined; isLost: boolean } {
  const [draw, setDraw] = useState<Draw | null>(null)
  const [isLost, setIsLost] = useState(false)
  const isAsked = useRef(false)

  useEffect(() => {
    const load = async () => {
      if (isAsked.current) return
      isAsked.current = true
      try {
        const { drawTrailer } = await import('../../drawing/trailer.ts')
        setDraw(() => drawTrailer)
      } catch (error) {
        isAsked.current = false
        setIsLost(true)
        reportError(error)
      }
    }
    const occasions = ['pointerdown', 'keydown', 'scroll', 'online'] as const
    if (drawing !== EMPTY) void load()
    for (const occasion of occasions) addEventListener(occasion, load, { once: true, passive: true })
    return () => {
      for (const occasion of occasions) removeEventListener(occasion, load)
    }
  }, [drawing])

  // Not for every piece of equipment: most are inside, and to draw the same trailer again took a quarter of a press.
  const markup = useMemo(() => draw?.(JSON.parse(drawing)), [draw, drawing])
  // While nothing is chosen, the picture that came with the page is the right one.
  return { markup, isLost: isLost && drawing !== EMPTY }
}
