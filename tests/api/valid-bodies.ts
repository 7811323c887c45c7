import { buildRequest, inDays, rentalRequest } from './records.ts'

const trailer = {
  name: 'Fuzzed',
  description: 'Two\nlines',
  size: '5m',
  status: 'available',
  location: 'Tampa',
  rental_price_daily: 10,
  rental_price_weekly: 60,
  rental_price_monthly: 0,
  image_url: '/imgs/4.jpg',
  features: ['Sink'],
  equipment: [1, 2],
  buffer_days: 1,
}
const model = {
  name: 'Fuzzed',
  dimensions: '5 m',
  status: 'available',
  price: 5,
  sizes: ['4m'],
  available_equipment: [1],
}
const piece = {
  name: 'Fuzzed',
  category: 'Fuzzed',
  price: '€ 5',
  info: '',
  dimensions: '5 × 5 cm',
  watts: 5,
  amps: 1,
  volts: 120,
  place: 'floor',
}
const account = {
  username: 'Fuzzed',
  email: 'f@example.org',
  password: 'long enough to fuzz',
  role: 'visitor',
  group_id: null,
  is_active: true,
}
const group = {
  name: 'Fuzzed',
  description: '',
  role_level: 5,
  is_active: true,
  permissions: [{ permission_id: 1, granted: true }],
}

const rental = rentalRequest(1, {
  rental_start_date: inDays(300),
  rental_end_date: inDays(301),
  special_requirements: 'Two\nlines',
  delivery_address: '1 Bay St',
})

/** A valid body of each call that takes JSON. */
export const VALID_BODIES: Record<string, Record<string, unknown>> = {
  'POST /api/rentals': rental,
  'POST /api/rentals/entered': rental,
  'POST /api/custom-builds': {
    ...buildRequest(1, { trailer_size: '4m' }),
    company_name: 'Fuzz & Co',
    equipment_selected: [],
  },
  'POST /api/contact': { name: 'Fuzzed', email: 'f@example.org', message: 'Hello\nthere', website: '' },
  'POST /api/requests/:token/accept': { final_price: 5 },
  'POST /api/requests/:token/question': { message: 'Fuzzed' },
  'POST /api/client-errors': { message: 'x is undefined', name: 'TypeError', stack: 'at y\nat z', page: '/rentals' },
  'POST /api/auth/login': { username: 'fuzzed', password: 'food-trailer' },
  'POST /api/auth/site-access': { password: 'fuzzed' },
  'PUT /api/auth/password': { current_password: 'fuzzed', new_password: 'long enough to fuzz' },
  'POST /api/trailers': trailer,
  'PUT /api/trailers/:id': trailer,
  'POST /api/custom-trailers': model,
  'PUT /api/custom-trailers/:id': model,
  'POST /api/equipment': piece,
  'PUT /api/equipment/:id': piece,
  'POST /api/equipment/import': { equipment: [piece, { name: 'Other', category: 'Fuzzed' }], dry_run: false },
  'POST /api/equipment/category-icon': { category: 'Fuzzed', icon: 'Zap' },
  'POST /api/images/folders': { name: 'Fuzzed' },
  'PUT /api/images/:folder/:filename': { alt: 'Fuzzed' },
  'PUT /api/images/:folder/:filename/rename': { newName: 'fuzzed.jpg' },
  'PUT /api/rentals/:id': {
    notes: 'Fuzzed',
    final_price: 5,
    rental_start_date: inDays(310),
    rental_end_date: inDays(311),
  },
  'PUT /api/rentals/:id/customer': {
    customer_name: 'Fuzzed',
    customer_email: 'f@example.org',
    customer_phone: '8135550142',
    delivery_required: true,
    delivery_address: '1 Bay St',
  },
  'PUT /api/rentals/:id/status': { status: 'rejected', close_reason: 'Fuzzed' },
  'PUT /api/custom-builds/:id': { notes: 'Fuzzed', final_price: 5, quote_valid_until: inDays(30) },
  'PUT /api/custom-builds/:id/customer': {
    customer_name: 'Fuzzed',
    customer_email: 'f@example.org',
    customer_phone: '8135550142',
    company_name: 'Fuzz & Co',
    delivery_address: '1 Bay St',
  },
  'PUT /api/custom-builds/:id/status': { status: 'rejected', close_reason: 'Fuzzed' },
  'POST /api/contact/:id/reply': { text: 'Fuzzed', again: true },
  'PUT /api/contact/:id/status': { status: 'read' },
  'PUT /api/business-info': {
    business_name: 'Fuzzed',
    phone: '8135550142',
    email: '',
    website: '',
    description: 'Two\nlines',
  },
  'PUT /api/site-access': { required: false, password: 'long enough to fuzz' },
  'POST /api/activity-logs': { type: 'system', title: 'Fuzzed', message: '', metadata: { rows: 5, 'a b': null } },
  'POST /api/admin-accounts': account,
  'PUT /api/admin-accounts/:id': { ...account, username: 'Changed', email: 'c@example.org' },
  'POST /api/admin-groups': group,
  'PUT /api/admin-groups/:id': { ...group, name: 'Changed' },
}
