import { sha256 } from '#domain/sha256'
import { newToken } from '../worker/src/http/access/token.ts'

const ROWS_AT_ONCE = 50_000
// A table `n` with the numbers `i` from 1 to the first parameter.
const NUMBERED = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)'

/** The time over which the rows of the log are spread. */
export const LOG_SPAN_MS = 30 * 24 * 60 * 60 * 1000

/** Stores `count` trailers called “Bench trailer 1” and so on, all available. */
export async function fillTrailers(d1: D1Database, count: number): Promise<void> {
  await d1
    .prepare(`${NUMBERED}
      insert into trailers (name, description, size, location, image_url, equipment, created_at, updated_at)
      select 'Bench trailer ' || i, 'A trailer like many others.', '16 ft', 'Tampa', '/placeholder-trailer.jpg', '[1,2,3]', ?2, ?2
      from n`)
    .bind(count, new Date().toISOString())
    .run()
}

/** Stores `count` trailers and as many models, all available. */
export async function fillCatalogue(d1: D1Database, count: number): Promise<void> {
  const at = new Date().toISOString()
  for (const table of ['trailers', 'custom_trailers']) {
    await d1
      .prepare(`${NUMBERED}
        insert into ${table} (name, description, image_url, features, created_at, updated_at)
        select 'Bench ' || i, 'A trailer like many others, with a griddle and a hood.', '/placeholder-trailer.jpg',
          '["Griddle","Hood","Sink"]', ?2, ?2 from n`)
      .bind(count, at)
      .run()
  }
}

/** Stores `count` pieces of equipment called “Bench piece 1” and so on, in twelve categories. */
export async function fillEquipment(d1: D1Database, count: number): Promise<void> {
  await d1
    .prepare(`${NUMBERED}
      insert into equipment (name, category, price, info, description, created_at, updated_at)
      select 'Bench piece ' || i, 'Bench ' || (i % 12), i * 100, 'Stainless', 'Like many others.', ?2, ?2 from n`)
    .bind(count, new Date().toISOString())
    .run()
}

/** Stores `count` rental requests of “Customer 1” and so on for the first trailer, ten a day since 2000, in every state. */
export async function fillRequests(d1: D1Database, count: number): Promise<void> {
  await d1
    .prepare(`${NUMBERED}
      insert into rentals (customer_name, customer_email, customer_phone, trailer_id, trailer_name, rental_price_daily,
        rental_price_weekly, rental_price_monthly, rental_start_date, rental_end_date, status, created_at)
      select 'Customer ' || i, 'customer' || i || '@example.org', '(813) 555-0100', 1, 'Taco trailer', 10000, 50000, 150000,
        date('2000-01-01', (i / 10) || ' days'), date('2000-01-01', (i / 10 + 2) || ' days'),
        case i % 10 when 0 then 'pending' when 1 then 'rejected' when 2 then 'approved' else 'completed' end,
        strftime('%Y-%m-%dT%H:%M:%fZ', '2000-01-01', i || ' hours') from n`)
    .bind(count)
    .run()
}

/** Stores `count` build requests of “Customer 1” and so on, in every state. */
export async function fillBuilds(d1: D1Database, count: number): Promise<void> {
  await d1
    .prepare(`${NUMBERED}
      insert into custom_builds (customer_name, customer_email, customer_phone, trailer_model_id, trailer_model, trailer_size,
        color_ral, status, quote_valid_until, created_at)
      select 'Customer ' || i, 'customer' || i || '@example.org', '(813) 555-0100', 1, 'Square 16', '5m (16 ft)', 'RAL 9016',
        case i % 10 when 0 then 'pending' when 1 then 'rejected' when 2 then 'approved' else 'completed' end,
        '2030-01-01', strftime('%Y-%m-%dT%H:%M:%fZ', '2000-01-01', i || ' hours') from n`)
    .bind(count)
    .run()
}

/** Stores `count` messages of “Customer 1” and so on, in every state. */
export async function fillMessages(d1: D1Database, count: number): Promise<void> {
  await d1
    .prepare(`${NUMBERED}
      insert into contact_messages (name, email, message, status, created_at, updated_at)
      select 'Customer ' || i, 'customer' || i || '@example.org', 'How long does a build take?',
        case i % 10 when 0 then 'new' when 1 then 'read' else 'responded' end,
        strftime('%Y-%m-%dT%H:%M:%fZ', '2000-01-01', i || ' hours'), ?2 from n`)
    .bind(count, new Date().toISOString())
    .run()
}

/** Stores `count` calls in the log, spread evenly over the last thirty days. */
export async function fillLogs(d1: D1Database, count: number): Promise<void> {
  const start = Date.now() - LOG_SPAN_MS
  const statement = d1.prepare(`
    insert into api_logs (request_id, timestamp, method, path, url, status_code, response_time, response_size, ip,
      username, user_id, body, response)
    with recursive n(i) as (select cast(?1 as integer) union all select i + 1 from n where i < ?2 - 1)
    select 'r' || i, strftime('%Y-%m-%dT%H:%M:%fZ', (?3 + i * ${LOG_SPAN_MS / count}) / 1000.0, 'unixepoch'),
      case i % 10 when 0 then 'POST' when 1 then 'PUT' when 2 then 'DELETE' else 'GET' end, '/api/rentals/' || i,
      'http://127.0.0.1/api/rentals/' || i, case when i % 1000 = 0 then 500 when i % 20 = 0 then 404 else 200 end,
      i % 300, i % 9000, '10.0.0.1', case when i % 4 then 'staff' end, case when i % 4 then 1 + i % 7 end,
      printf('%.200c', 'b'), printf('%.400c', 'r') from n`)
  for (let from = 0; from < count; from += ROWS_AT_ONCE) {
    await statement.bind(from, Math.min(from + ROWS_AT_ONCE, count), start).run()
  }
}

/** Opens a session of an account without signing in; returns its token. */
export async function openSession(d1: D1Database, username: string): Promise<string> {
  const token = newToken()
  const at = new Date().toISOString()
  await d1
    .prepare('insert into sessions select ?, id, ?, ? from accounts where username = ?')
    .bind(await sha256(token), at, at, username)
    .run()
  return token
}
