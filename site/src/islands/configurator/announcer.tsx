import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { pricesInWords } from '../../views/build/prices.ts'
import type { Builder } from './builder.ts'

const PAUSE_MS = 700

/** Announces a sentence to screen readers each time it has changed, once the visitor pauses. */
export function Announcer({ sentence }: { sentence: string }) {
  const [said, setSaid] = useState('')
  const known = useRef(sentence)

  useEffect(() => {
    const timer = setTimeout(() => {
      if (known.current !== sentence) setSaid(sentence)
      known.current = sentence
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [sentence])

  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}

/** Announces price changes. */
export function PriceAnnouncer({ builder }: { builder: Builder }) {
  return <Announcer sentence={pricesInWords(useStore(builder.$basePrice), useStore(builder.$total))} />
}
