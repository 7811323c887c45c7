import { useStore } from '@nanostores/react'
import { useWatch } from 'react-hook-form'
import type { CustomBuild } from '#contract/requests/custom-build'
import { $today } from '../now.ts'
import { validHint } from './words.ts'

interface Values {
  quote_valid_until: string
  final_price: number | null
}

/** What the last day of a quote in the form implies, with the price in the form. */
export function ValidHint({ build }: { build: CustomBuild }) {
  const [last = '', price = null] = useWatch<Values, ['quote_valid_until', 'final_price']>({
    name: ['quote_valid_until', 'final_price'],
  })
  return validHint(build, { last, price, today: useStore($today) })
}
