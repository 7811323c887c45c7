import { formatMoney } from '#contract/text/number-format'
import { dateInWords, isDay } from '#domain/days'
import type { Field } from './fields.ts'
import { numberFrom } from './number-text.ts'

const EMPTY = '(empty)'

/** The value of a field in words; `null` for lists, which are merged, and for what cannot be shown. */
export function shownValue(field: Field, value: unknown): string | null {
  switch (field.kind) {
    case 'text':
      return field.type === 'date' && typeof value === 'string' && isDay(value)
        ? dateInWords(value)
        : textInWords(value)
    case 'textarea':
    case 'image':
      return textInWords(value)
    case 'number':
      return value === null ? EMPTY : numberInWords(field, numberFrom(value, 0))
    case 'select':
      return field.options.find((option) => option.value === value)?.label ?? textInWords(value)
    case 'checkbox':
      return value ? 'Yes' : 'No'
    case 'price-group':
      return formatMoney('$', numberFrom(value, 0))
    case 'file':
    case 'list':
    case 'equipment-selector':
    case 'selected-equipment':
      return null
  }
}

function textInWords(value: unknown): string {
  return String(value ?? '').trim() || EMPTY
}

function numberInWords({ money, unit }: Extract<Field, { kind: 'number' }>, number: number): string {
  return money ? formatMoney(money, number) : [number, unit].filter((part) => part !== undefined).join(' ')
}
