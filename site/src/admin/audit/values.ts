import { GroupPermission } from '#contract/access/account'
import { AUDIT_REFERENCES, type AuditEntry, type AuditNames } from '#contract/activity'
import { formatMoney } from '#contract/text/number-format'
import { Instant } from '#contract/wire'
import { dayInWords, isDay } from '#domain/days'
import { capitalized } from '#domain/letter-case'
import { momentInWords } from '#domain/moments'
import { formatPrice } from '#domain/money'
import { roleInWords } from '../admin-access/levels.ts'
import { permissionName } from '../admin-access/permission-edits.ts'
import { euroPrice, PLACE_WORDS } from '../equipment/words.ts'
import { BUILD_LOOKS, MESSAGE_LOOKS, RENTAL_LOOKS, type StateLook, TRAILER_LOOKS } from '../status-looks.ts'

/** Shown for an empty value. */
export const NOTHING = '–'

const CATALOGUE_PRICES = ['rental_price_daily', 'rental_price_weekly', 'rental_price_monthly', 'price']
// An agreed price may be 0.
const AGREED_PRICES = ['estimated_price', 'final_price']

const PLACES = new Map<string, string>(Object.entries(PLACE_WORDS))

const LOOKS: Readonly<Record<string, Readonly<Record<string, StateLook>>>> = {
  rental: RENTAL_LOOKS,
  custom_build: BUILD_LOOKS,
  contact: MESSAGE_LOOKS,
  trailer: TRAILER_LOOKS,
}

/** A key or a state in words, as in “Role level”. */
export function inWords(key: string): string {
  return capitalized(key.replaceAll('_', ' ').trim())
}

/** The current name of a record, if it still exists and has one. */
export function nameOf(names: AuditNames, kind: string, id: unknown): string | undefined {
  return names[kind]?.[String(id)]
}

type Context = Pick<AuditEntry, 'noun' | 'names'>
type Tell = (value: unknown) => string

/** The value of an audit entry's field, in words that staff know. */
export function valueInWords(entry: Context, field: string, value: unknown): string {
  const tell = tellerOf(entry, field)
  const filled = (one: unknown) => (one === null || one === undefined || one === '' ? NOTHING : tell(one))
  if (!Array.isArray(value)) return filled(value)
  return value.map(filled).join(field === 'permissions' ? '; ' : ', ') || NOTHING
}

function tellerOf({ noun, names }: Context, field: string): Tell {
  const kind = Object.hasOwn(AUDIT_REFERENCES, field) ? AUDIT_REFERENCES[field] : undefined
  if (kind) return (id) => nameOf(names, kind, id) ?? (typeof id === 'number' ? `#${id}` : plainly(id))
  if (field === 'status') return (status) => LOOKS[noun]?.[String(status)]?.label ?? inWords(String(status))
  if (field === 'role') return (role) => roleInWords(String(role))
  if (field === 'permissions') return permissionInWords
  if (field === 'is_active') return (value) => (value === true ? 'Active' : 'Inactive')
  if (field === 'place') return (place) => PLACES.get(String(place)) ?? inWords(String(place))
  const tellPrice = priceTellerOf(noun, field)
  return (value) => (tellPrice && typeof value === 'number' ? tellPrice(value) : plainly(value))
}

function priceTellerOf(noun: string, field: string): ((amount: number) => string) | undefined {
  if (CATALOGUE_PRICES.includes(field)) return noun === 'equipment' ? euroPrice : formatPrice
  return AGREED_PRICES.includes(field) ? (amount) => formatMoney('$', amount) : undefined
}

function permissionInWords(value: unknown): string {
  const { data } = GroupPermission.safeParse(value)
  if (!data) return plainly(value)
  return `${permissionName(data.permission_id)}: ${data.granted ? 'granted' : 'withdrawn'}`
}

function plainly(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'object') return JSON.stringify(value)
  const text = String(value)
  if (isDay(text)) return dayInWords(text)
  return Instant.safeParse(text).success ? momentInWords(text) : text
}
