import { addDays, daysIncluded, todayInTampa } from '#domain/days'
import { toCents } from '#domain/money'
import { rentalPrice } from '#domain/rental-price'
import { type Db, openDb } from '../../worker/src/db/client.ts'
import * as schema from '../../worker/src/db/schema.ts'
import { hashPassword } from '../../worker/src/http/password.ts'
import { DEMO_ACCOUNTS, DEMO_GROUPS, DEMO_PASSWORD } from './accounts.ts'
import { DEMO_BUSINESS } from './business.ts'
import { DEMO_MESSAGES } from './contact.ts'
import { DEMO_MODELS } from './custom-trailers.ts'
import { addPicture } from './pictures.ts'
import { DEMO_RENTALS, historyOf } from './rentals.ts'
import { DEMO_TRAILERS } from './trailers.ts'

type Stores = Pick<Cloudflare.Env, 'DB' | 'PICTURES'>

/** True when nobody has entered anything yet. */
export async function isEmpty(d1: D1Database): Promise<boolean> {
  return (await d1.prepare('select 1 from business_info union select 1 from accounts').first()) === null
}

/** Writes the demo data of rulings section 8 into an empty database and its pictures into the library. */
export async function fillDemo({ DB, PICTURES }: Stores, now: Date): Promise<void> {
  const db = openDb(DB)
  await fillTrailers(db, PICTURES)
  await fillModels(db, PICTURES)
  await fillRentals(db, todayInTampa(now), now)
  await fillMessages(db, now)
  await fillAccounts(db)
  await db.insert(schema.businessInfo).values({ id: 1, ...DEMO_BUSINESS })
}

async function fillTrailers(db: Db, bucket: R2Bucket): Promise<void> {
  for (const { picture, ...trailer } of DEMO_TRAILERS) {
    await db.insert(schema.trailers).values({
      ...trailer,
      rental_price_daily: toCents(trailer.rental_price_daily),
      rental_price_weekly: toCents(trailer.rental_price_weekly),
      rental_price_monthly: toCents(trailer.rental_price_monthly),
      image_url: await addPicture(db, bucket, 'rentals', picture),
    })
  }
}

async function fillModels(db: Db, bucket: R2Bucket): Promise<void> {
  for (const { picture, ...model } of DEMO_MODELS) {
    await db.insert(schema.customTrailers).values({
      ...model,
      price: toCents(model.price),
      image_url: await addPicture(db, bucket, 'trailers', picture),
    })
  }
}

async function fillRentals(db: Db, today: string, now: Date): Promise<void> {
  const trailers = await db.select().from(schema.trailers)
  for (const rental of DEMO_RENTALS) {
    const trailer = trailers[rental.trailer - 1]
    if (!trailer) throw new Error(`There is no demo trailer ${rental.trailer}`)
    const start = addDays(today, rental.starts)
    const end = addDays(start, rental.days - 1)
    const sentAt = new Date(now.getTime() - rental.sent * 86_400_000 - 3_600_000).toISOString()
    const [customer_name, customer_email, customer_phone] = rental.customer
    const estimate = rentalPrice(daysIncluded(start, end), {
      dailyCents: trailer.rental_price_daily,
      weeklyCents: trailer.rental_price_weekly,
      monthlyCents: trailer.rental_price_monthly,
    })
    await db.insert(schema.rentals).values({
      customer_name,
      customer_email,
      customer_phone,
      trailer_id: trailer.id,
      trailer_name: trailer.name,
      rental_price_daily: trailer.rental_price_daily,
      rental_price_weekly: trailer.rental_price_weekly,
      rental_price_monthly: trailer.rental_price_monthly,
      rental_start_date: start,
      rental_end_date: end,
      delivery_required: rental.delivery !== undefined,
      delivery_address: rental.delivery ?? '',
      special_requirements: rental.wishes ?? '',
      status: rental.status,
      close_reason: rental.reason ?? null,
      estimated_price: estimate?.cents ?? null,
      history: historyOf(rental, today),
      version: historyOf(rental, today).length + 1,
      created_at: sentAt,
      updated_at: sentAt,
    })
    await db.insert(schema.activities).values({
      type: 'rental_request',
      title: 'New rental request',
      message: `${customer_name} asks for ${trailer.name}, ${start} to ${end}`,
      timestamp: sentAt,
    })
  }
}

async function fillMessages(db: Db, now: Date): Promise<void> {
  for (const { sent, ...message } of DEMO_MESSAGES) {
    const sentAt = new Date(now.getTime() - sent * 86_400_000 - 5_400_000).toISOString()
    await db.insert(schema.contactMessages).values({ ...message, created_at: sentAt, updated_at: sentAt })
    await db.insert(schema.activities).values({
      type: 'contact_request',
      title: 'New contact message',
      message: `${message.name} wrote to us`,
      timestamp: sentAt,
    })
  }
}

async function fillAccounts(db: Db): Promise<void> {
  await db.insert(schema.adminGroups).values(DEMO_GROUPS)
  for (const account of DEMO_ACCOUNTS) {
    await db.insert(schema.accounts).values({ ...account, password_hash: await hashPassword(DEMO_PASSWORD) })
  }
}
