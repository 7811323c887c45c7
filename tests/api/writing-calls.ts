import { DEMO_PASSWORD } from '../../scripts/demo/accounts.ts'
import { plainJpeg } from '../picture-corpus.ts'
import { buildRequest, rentalDays, rentalRequest } from './records.ts'
import { codeOf } from './second-factor-calls.ts'
import { uploadForm } from './uploads.ts'

/** A call that writes. */
export interface Write {
  /** Calls that must have been made before it. */
  first?: string[]
  /** A statement that must have been run before it. */
  given?: string
  body?: object | (() => object)
  /** A file instead of JSON. */
  file?: Buffer
  /** Tables stored apart from the rest, whose rows may remain or be missing: attempts, keys, a link that is shown only once. */
  leaves?: string[]
}

const PICTURE = 'images/rentals/ybor-smokehouse.jpg'
const jpeg = await plainJpeg()
const account = { username: 'Sweep', email: 'sweep@example.org', password: 'long enough to sweep', role: 'visitor' }
const rental = rentalRequest(1, rentalDays(200, 201))

const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

function secondFactorOf(username: string, confirmed_at = "'2026-11-28T12:00:00.000Z'"): string {
  return `insert into second_factors (account_id, secret, proposed_in, confirmed_at)
    select id, '${KEY}', ifnull((select token_hash from sessions where account_id = accounts.id), ''), ${confirmed_at}
    from accounts where username = '${username}'`
}

/** Every call that writes, with what it sends. */
export const WRITES: Record<string, Write> = {
  'POST rentals': { body: rental, leaves: ['request_links'] },
  'POST custom-builds': {
    body: buildRequest(1, { trailer_size: '4m', equipment_selected: [1, 2] }),
    leaves: ['request_links'],
  },
  'POST contact': { body: { name: 'Sweep', email: 'sweep@example.org', message: 'Hello' } },
  'POST auth/login': { body: { username: 'staff', password: DEMO_PASSWORD }, leaves: ['login_attempts'] },
  'POST auth/logout': {},
  'PUT auth/password': {
    body: { current_password: DEMO_PASSWORD, new_password: 'another long password' },
    leaves: ['login_attempts'],
  },
  'POST auth/second-factor': { body: { current_password: DEMO_PASSWORD }, leaves: ['login_attempts'] },
  'POST auth/second-factor/confirm': {
    given: secondFactorOf('developer', 'null'),
    body: () => ({ secret: KEY, otp: codeOf(KEY) }),
    // With the time step of the code.
    leaves: ['second_factors', 'login_attempts'],
  },
  'POST auth/second-factor/recovery-codes': {
    given: secondFactorOf('developer'),
    body: { current_password: DEMO_PASSWORD },
    leaves: ['login_attempts'],
  },
  'POST auth/second-factor/remove': {
    given: secondFactorOf('developer'),
    body: { current_password: DEMO_PASSWORD },
    leaves: ['login_attempts'],
  },
  'POST trailers': { body: { name: 'Sweep', equipment: [1, 2], image_url: `/${PICTURE}` } },
  'PUT trailers/1': { body: { name: 'Swept', equipment: [3] } },
  'DELETE trailers/1': {},
  'POST trailers/1/restore': { first: ['DELETE trailers/1'] },
  'POST custom-trailers': { body: { name: 'Sweep', available_equipment: [1] } },
  'PUT custom-trailers/1': { body: { price: 1, available_equipment: [2] } },
  'DELETE custom-trailers/1': {},
  'POST custom-trailers/1/restore': { first: ['DELETE custom-trailers/1'] },
  'POST equipment': { body: { name: 'Sweep', category: 'Cooking' } },
  'PUT equipment/1': { body: { price: 5 } },
  'DELETE equipment/1': {},
  'POST equipment/1/restore': { first: ['DELETE equipment/1'] },
  'POST equipment/import': {
    body: { equipment: Array.from({ length: 250 }, (_, row) => ({ name: `Sweep ${row}`, category: 'Sweep' })) },
  },
  'POST equipment/category-icon': { body: { category: 'Cooking', icon: `/${PICTURE}` } },
  'POST equipment/rename-category': { body: { category: 'Cooking', name: 'Sweep' } },
  'POST images/folders': { body: { name: 'Sweep' } },
  'DELETE images/folders/sweep': { first: ['POST images/folders'] },
  'POST images/rentals': { file: uploadForm([{ filename: 'sweep.jpg', bytes: jpeg }]), leaves: ['loose_objects'] },
  [`PUT ${PICTURE}`]: { body: { alt: 'Swept' } },
  [`PUT ${PICTURE}/rename`]: { body: { newName: 'swept.jpg' } },
  'POST rentals/entered': { body: rental },
  'PUT rentals/1': { body: { notes: 'Swept', final_price: 7 } },
  'PUT rentals/1/customer': { body: { customer_email: 'swept@example.org' } },
  'POST rentals/1/links': {},
  'DELETE rentals/1/links': {},
  'POST requests/:token/accept': { body: { final_price: 5 } },
  'POST requests/:token/withdraw': {},
  'POST requests/:token/question': { body: { message: 'Swept' } },
  'PUT rentals/1/status': { body: { status: 'approved' } },
  'PUT custom-builds/1': { body: { notes: 'Swept', final_price: 5 } },
  'PUT custom-builds/1/customer': { body: { customer_email: 'swept@example.org' } },
  'PUT custom-builds/1/status': { body: { status: 'approved' } },
  'POST calendar-feed': {},
  'DELETE calendar-feed': { first: ['POST calendar-feed'] },
  'POST mails/1/retry': {},
  'POST contact/1/reply': { body: { text: 'Swept' } },
  'PUT contact/1/status': { body: { status: 'responded' } },
  'PUT business-info': { body: { city: 'Swept' } },
  'PUT site-access': { body: { required: false, password: 'long enough to sweep' } },
  'POST activity-logs': { body: { title: 'Swept' } },
  'POST activity-logs/read-all': {},
  'POST activity-logs/1/read': {},
  'DELETE activity-logs': {},
  'POST admin-accounts': { body: account },
  'PUT admin-accounts/3': { body: { email: 'swept@example.org', is_active: false } },
  'DELETE admin-accounts/3': {},
  'DELETE admin-accounts/3/second-factor': { given: secondFactorOf('staff') },
  'POST admin-groups': { body: { name: 'Sweep', permissions: [{ permission_id: 1, granted: true }] } },
  'PUT admin-groups/1': { body: { name: 'Swept', permissions: [{ permission_id: 2, granted: false }] } },
  'DELETE admin-groups/1': {},
}

/** Posts that carry a key: sent again after a lost response, they are stored only once. */
export const IDEMPOTENT_POSTS = ['POST rentals', 'POST custom-builds', 'POST contact', 'POST requests/:token/question']

/** The routes that write but are not in the table, in their order. */
export const COVERED_ELSEWHERE = [
  // Submits by form what the calls with a token in the table do.
  'POST /request/:token',
  // It stores only a line in a log.
  'POST /api/client-errors',
  // It records only the attempt.
  'POST /api/auth/site-access',
  // The same code as for rentals.
  'POST /api/custom-builds/:id/links',
  'DELETE /api/custom-builds/:id/links',
]
