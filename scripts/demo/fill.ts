import { sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { PERMISSIONS, type Permission } from '#domain/access/permissions'
import { addDays, rangeInWords, todayInTampa } from '#domain/days'
import { toCents } from '#domain/money'
import { estimateAt } from '#domain/rental/estimate'
import { ratesInCents, ratesOf } from '#domain/rental/price'
import { type Db, openDb } from '../../worker/src/db/client.ts'
import * as schema from '../../worker/src/db/schema.ts'
import { hashPassword } from '../../worker/src/http/access/password.ts'
import { DEMO_ACCOUNTS, DEMO_GROUPS, DEMO_PASSWORD } from './accounts.ts'
import { DEMO_BUSINESS } from './business.ts'
import { DEMO_MESSAGES } from './contact.ts'
import { DEMO_MODELS } from './custom-trailers.ts'
import { equipmentIds, fillEquipment } from './equipment.ts'
import { fillBuilds, type WithEntry } from './fill-builds.ts'
import { storePicture } from './pictures.ts'
import { DEMO_RENTALS, historyOf } from './rentals.ts'
import { DEMO_TRAILERS } from './trailers.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

type Stores = Pick<Cloudflare.Env, 'DB' | 'PICTURES'>

/** True if nobody has entered anything yet. */
export async function isEmpty(d1: D1Database): Promise<boolean> {
  return (await d1.prepare('select 1 from business_info union select 1 from accounts').first()) === null
}

/** Writes the demo data of rulings section 8 into an empty database and its pictures into the library. */
export async function fillDemo({ DB, PICTURES }: Stores, now: Date): Promise<void> {
  const db = openDb(DB)
  const filling = [
    ...fillEquipment(db),
    ...(await fillTrailers(db, PICTURES)),
    ...(await fillModels(db, PICTURES)),
    ...withEntries(db, [...fillRentals(db, todayInTampa(now), now), ...fillBuilds(db, now), ...fillMessages(db, now)]),
    ...fillGroups(db),
    ...(await fillAccounts(db)),
  ]
  await reconnect(db)
  // One batch, so that an interruption leaves an empty database, which the next start fills.
  const store = () => db.batch([db.insert(schema.businessInfo).values({ id: 1, ...DEMO_BUSINESS }), ...filling])
  await store().catch(async () => {
    // The connection was lost before or after the batch was stored: only the database knows which.
    if (await isEmpty(DB)) await store()
  })
}

// While a busy machine draws pictures and hashes passwords, the idle connection may be closed.
async function reconnect(db: Db): Promise<void> {
  const look = () => db.run(sql`select 1`)
  await look().catch(look)
}

type Statements = BatchItem<'sqlite'>[]

// In chronological order, as they would have arrived: the activity list is ordered by their ids.
function withEntries(db: Db, requests: WithEntry[]): Statements {
  const entries = requests
    .map(({ entry }) => entry)
    .toSorted((one, other) => Date.parse(one.timestamp) - Date.parse(other.timestamp))
  return [
    ...requests.map(({ request }) => request),
    ...entries.map((entry) => db.insert(schema.activities).values(entry)),
  ]
}

async function fillTrailers(db: Db, bucket: R2Bucket): Promise<Statements> {
  const filled = DEMO_TRAILERS.map(async ({ picture, ...trailer }, index) => {
    const image = await storePicture(bucket, 'rentals', picture)
    const image_url = `/images/rentals/${picture.filename}`
    const equipment = equipmentIds(trailer.equipment)
    return [
      db.insert(schema.images).values(image),
      db.insert(schema.trailers).values({ id: index + 1, ...trailer, ...ratesInCents(trailer), equipment, image_url }),
    ]
  })
  return (await Promise.all(filled)).flat()
}

async function fillModels(db: Db, bucket: R2Bucket): Promise<Statements> {
  const filled = DEMO_MODELS.map(async ({ picture, ...model }) => {
    const image = await storePicture(bucket, 'trailers', picture)
    const image_url = `/images/trailers/${picture.filename}`
    return [
      db.insert(schema.images).values(image),
      db.insert(schema.customTrailers).values({ ...model, price: toCents(model.price), image_url }),
    ]
  })
  return (await Promise.all(filled)).flat()
}

function fillRentals(db: Db, today: string, now: Date): WithEntry[] {
  return DEMO_RENTALS.map((rental, index) => {
    const trailer = DEMO_TRAILERS[rental.trailer - 1]
    if (!trailer) throw new Error(`There is no demo trailer ${rental.trailer}`)
    const start = addDays(today, rental.starts)
    const end = addDays(start, rental.days - 1)
    const sentAt = new Date(now.getTime() - rental.sent * DAY_MS - HOUR_MS).toISOString()
    const [customer_name, customer_email, customer_phone] = rental.customer
    const history = historyOf(rental, today)
    const request = db.insert(schema.rentals).values({
      id: index + 1,
      ...ratesInCents(trailer),
      customer_name,
      customer_email,
      customer_phone,
      trailer_id: rental.trailer,
      trailer_name: trailer.name,
      rental_start_date: start,
      rental_end_date: end,
      delivery_required: rental.delivery !== undefined,
      delivery_address: rental.delivery ?? '',
      special_requirements: rental.wishes ?? '',
      status: rental.status,
      close_reason: rental.reason ?? null,
      estimated_price: estimateAt(ratesOf(trailer), { start, end }),
      history,
      version: history.length + 1,
      created_at: sentAt,
      updated_at: sentAt,
    })
    const entry = {
      type: 'rental_request',
      title: 'New rental request',
      message: `${customer_name} asks for ${trailer.name}, ${rangeInWords(start, end)}`,
      metadata: { rental_id: index + 1 },
      timestamp: sentAt,
    } as const
    return { request, entry }
  })
}

function fillMessages(db: Db, now: Date): WithEntry[] {
  return DEMO_MESSAGES.map(({ sent, ...message }, index) => {
    const sentAt = new Date(now.getTime() - sent * DAY_MS - 1.5 * HOUR_MS).toISOString()
    const row = { id: index + 1, ...message, created_at: sentAt, updated_at: sentAt }
    const entry = {
      type: 'contact_request',
      title: 'New contact message',
      message: `${message.name} wrote to us`,
      metadata: { contact_id: index + 1 },
      timestamp: sentAt,
    } as const
    return { request: db.insert(schema.contactMessages).values(row), entry }
  })
}

function fillGroups(db: Db): Statements {
  const idOf = (name: Permission) => PERMISSIONS.indexOf(name) + 1
  return DEMO_GROUPS.flatMap(({ grants, withdraws, ...group }, index) => {
    const entries = [...grants, ...withdraws].map((name) => ({
      group_id: index + 1,
      permission_id: idOf(name),
      granted: grants.includes(name),
    }))
    return [
      db.insert(schema.adminGroups).values({ id: index + 1, ...group }),
      db.insert(schema.groupPermissions).values(entries),
    ]
  })
}

async function fillAccounts(db: Db): Promise<Statements> {
  const hashes = await Promise.all(DEMO_ACCOUNTS.map(() => hashPassword(DEMO_PASSWORD)))
  const rows = DEMO_ACCOUNTS.map((account, index) => ({ ...account, password_hash: hashes[index] ?? '' }))
  return [db.insert(schema.accounts).values(rows)]
}
