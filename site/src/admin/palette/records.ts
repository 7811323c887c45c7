import { CalendarDays, Caravan, ChefHat, Hammer, type LucideIcon, Mail, Truck, UserRound } from 'lucide-react'
import * as z from 'zod'
import { AccountList } from '#contract/access/account'
import { CustomTrailerList } from '#contract/catalogue/custom-trailer'
import { EquipmentList } from '#contract/catalogue/equipment'
import { TrailerList } from '#contract/catalogue/trailer'
import { ContactMessage } from '#contract/requests/contact'
import { BuildList } from '#contract/requests/custom-build'
import { RentalList } from '#contract/requests/rental'
import type { Permission } from '#domain/access/permissions'
import { rangeInWords } from '#domain/days'
import { accessHref } from '../admin-access/address.ts'
import { call } from '../api/call.ts'
import { recordHref } from '../record-href.ts'
import { sectionHref } from '../router.ts'
import type { SectionKey } from '../section-key.ts'
import { matches } from './matches.ts'

/** How many of each kind are offered. */
const OFFERED = 5

/** A record that was found. */
export interface Hit {
  id: number
  title: string
  detail: string
  href: string
}

/** A kind of record that can be searched, by those who may see it. */
export interface Source {
  key: string
  label: string
  icon: LucideIcon
  permission: Permission
  find: (words: string, signal: AbortSignal) => Promise<Hit[]>
}

const searchQuery = (words: string) => new URLSearchParams({ q: words, limit: String(OFFERED) })

// Any fact may be empty, such as the address of a customer on the phone.
function detailOf(id: number, facts: readonly string[]): string {
  return [`#${id}`, ...facts].filter(Boolean).join(' · ')
}

async function findRentals(words: string, signal: AbortSignal): Promise<Hit[]> {
  const { quotes } = await call(RentalList, `/api/rentals?${searchQuery(words)}`, { signal })
  return quotes.map(({ id, customer_name, trailer_name, rental_start_date, rental_end_date }) => ({
    id,
    title: customer_name,
    detail: detailOf(id, [trailer_name, rangeInWords(rental_start_date, rental_end_date)]),
    href: recordHref('rental', id),
  }))
}

async function findBuilds(words: string, signal: AbortSignal): Promise<Hit[]> {
  const { quotes } = await call(BuildList, `/api/custom-builds?${searchQuery(words)}`, { signal })
  return quotes.map(({ id, customer_name, trailer_model, trailer_size }) => ({
    id,
    title: customer_name,
    detail: detailOf(id, [trailer_model, trailer_size]),
    href: recordHref('custom_build', id),
  }))
}

async function findMessages(words: string, signal: AbortSignal): Promise<Hit[]> {
  const messages = await call(z.array(ContactMessage), `/api/contact?${searchQuery(words)}`, { signal })
  return messages.map(({ id, name, email, message }) => ({
    id,
    title: name,
    detail: detailOf(id, [email, message]),
    href: recordHref('contact', id),
  }))
}

async function findTrailers(words: string, signal: AbortSignal): Promise<Hit[]> {
  const { trailers } = await call(TrailerList, `/api/trailers?${searchQuery(words)}`, { signal })
  return trailers.map(({ id, name, size, location }) => catalogueHit('rental-trailers', { id, name }, [size, location]))
}

async function findModels(words: string, signal: AbortSignal): Promise<Hit[]> {
  const { trailers } = await call(CustomTrailerList, `/api/custom-trailers?${searchQuery(words)}`, { signal })
  return trailers.map(({ id, name, dimensions }) => catalogueHit('custom-trailers', { id, name }, [dimensions]))
}

async function findEquipment(words: string, signal: AbortSignal): Promise<Hit[]> {
  const { equipment } = await call(EquipmentList, `/api/equipment?${searchQuery(words)}`, { signal })
  return equipment.map(({ id, name, category }) => catalogueHit('equipment', { id, name }, [category]))
}

// The address filters by name and opens the form: an account that may not change the record sees only its card.
function catalogueHit(section: SectionKey, { id, name }: { id: number; name: string }, facts: readonly string[]): Hit {
  return { id, title: name, detail: detailOf(id, facts), href: sectionHref(section, { q: name, open: String(id) }) }
}

// The list of accounts is not paged, so it is searched here.
async function findAccounts(words: string, signal: AbortSignal): Promise<Hit[]> {
  const { data } = await call(AccountList, '/api/admin-accounts', { signal })
  return data.accounts
    .filter(({ id, username, email }) => matches(`${id} ${username} ${email}`, words))
    .slice(0, OFFERED)
    .map(({ id, username, email }) => ({
      id,
      title: username,
      detail: detailOf(id, [email]),
      href: accessHref({ tab: 'accounts', q: username, edit: null, kind: '', record: null }),
    }))
}

/** Where the palette looks for records, in this order. */
export const SOURCES: readonly Source[] = [
  { key: 'rentals', label: 'Rentals', icon: CalendarDays, permission: 'rentals.view', find: findRentals },
  { key: 'builds', label: 'Custom Builds', icon: Hammer, permission: 'custom_builds.view', find: findBuilds },
  { key: 'messages', label: 'Contact Requests', icon: Mail, permission: 'contact.view', find: findMessages },
  { key: 'trailers', label: 'Rental Trailers', icon: Caravan, permission: 'trailers.view', find: findTrailers },
  { key: 'models', label: 'Custom Trailers', icon: Truck, permission: 'custom_trailers.view', find: findModels },
  { key: 'equipment', label: 'Equipment', icon: ChefHat, permission: 'equipment.view', find: findEquipment },
  { key: 'accounts', label: 'Admin Accounts', icon: UserRound, permission: 'admin_access.view', find: findAccounts },
]
