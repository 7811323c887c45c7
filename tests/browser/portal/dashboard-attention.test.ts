import { expect, test } from 'vitest'
import type { Dashboard } from '#contract/dashboard'
import { addDays, todayInTampa } from '#domain/days'
import { expectAccessible } from '../support/browser.ts'
import { hoursAgo, openWith, region } from './dashboard-steps.ts'

/** One urgent entry of each kind, and one that is not. Dates are computed when the story begins, since midnight may pass before. */
const pressing = (): Partial<Dashboard> => ({
  waiting: [
    {
      kind: 'custom_build',
      id: 7,
      name: 'Smokehouse LLC',
      about: "Retro 20'",
      since: hoursAgo(75),
      stage: 'new',
      lapsed: true,
    },
    { kind: 'custom_build', id: 8, name: 'Priced LLC', about: "Retro 20'", since: hoursAgo(74), stage: 'priced' },
    { kind: 'rental', id: 9, name: 'Acceptable LLC', about: 'Palm Cart', since: hoursAgo(1), stage: 'accepted' },
    {
      kind: 'rental',
      id: 12,
      name: 'Soon LLC',
      about: 'Tide Cart',
      since: hoursAgo(2),
      stage: 'new',
      begins: addDays(todayInTampa(new Date()), 1),
    },
    ...[7, 6, 5, 4, 3, 2, 1].map((id) => ({
      kind: 'contact' as const,
      id,
      name: `Writer ${id}`,
      about: 'Hello',
      since: hoursAgo(id),
      stage: 'new' as const,
    })),
  ],
  handovers: [
    {
      rental_id: 8,
      kind: 'pick-up',
      day: '2020-01-01',
      trailer_name: 'Palm Cart',
      customer_name: 'Sam',
      in_maintenance: false,
    },
    {
      rental_id: 11,
      kind: 'pick-up',
      day: addDays(todayInTampa(new Date()), 1),
      trailer_name: 'Tide Cart',
      customer_name: 'Mo',
      in_maintenance: true,
    },
    {
      rental_id: 10,
      kind: 'return',
      day: addDays(todayInTampa(new Date()), -2),
      trailer_name: 'Bay Cart',
      customer_name: 'Lou',
      in_maintenance: false,
    },
  ],
  expiring_quotes: [{ id: 9, customer_name: 'Tess', trailer_model: "Square 16'", quote_valid_until: '2020-01-01' }],
})

const many = Array.from({ length: 21 }, (_, at) => at + 1)
/** More of each than the dashboard shows. */
const plenty = (): Partial<Dashboard> => ({
  rentals: { pending: 1200, approved: 30, rejected: 0, completed: 0 },
  waiting: many
    .slice(1)
    .map((id) => ({ kind: 'rental', id, name: `W ${id}`, about: 'Cart', since: hoursAgo(id), stage: 'new' })),
  handovers: many.map((rental_id) => ({
    rental_id,
    kind: 'return',
    day: addDays(todayInTampa(new Date()), -2),
    trailer_name: 'Cart',
    customer_name: `Late ${rental_id}`,
    in_maintenance: false,
  })),
  expiring_quotes: many.slice(0, 9).map((id) => ({
    id,
    customer_name: `Q ${id}`,
    trailer_model: "Square 16'",
    quote_valid_until: '2020-01-01',
  })),
})

test('tells that there are more than it shows, and where all are', async () => {
  const { page } = await openWith(plenty())
  const waiting = region(page, 'Requests, most urgent first 1,200')
  await waiting.getByRole('button', { name: 'Show 12 more' }).press('Enter')
  // The focus moves to where the list continues, instead of being lost with the button.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('W 10')
  expect(await waiting.getByRole('link', { name: 'New messages' }).getAttribute('href')).toBe(
    '/admin/contact-requests?status=new',
  )
  const late = region(page, 'Past their last day, not completed 20+')
  expect(await late.getByRole('link', { name: 'Approved rentals' }).count()).toBe(0)
  await expectAccessible(page, { rules: ['color-contrast'], within: 'main' })
  await late.getByRole('button', { name: 'Show 12 more' }).click()
  expect(await late.getByRole('listitem').count()).toBe(20)
  // One more takes no more room than a button for it.
  expect(await region(page, 'Quotes about to expire 9').getByRole('listitem').count()).toBe(9)
  await late.getByRole('link', { name: 'Approved rentals' }).click()
  await page.waitForURL('**/admin/rentals?status=approved')
})

test('names what waits too long, goes out or comes back, each with the way there', async () => {
  const { page } = await openWith(pressing())
  const attention = region(page, 'Needs attention')
  await attention.getByText('Acceptable LLC').waitFor()
  expect(await attention.locator('[data-pressing="true"]').allInnerTexts()).toEqual([
    '3d ago',
    '1h ago',
    '2h ago',
    '2 days late',
    'Wed, Jan 1',
    'Tomorrow',
    'Has ended',
  ])
  await attention.getByText("Price lapsed · Retro 20'", { exact: true }).waitFor()
  await attention.getByText("Priced · Retro 20'", { exact: true }).waitFor()
  await attention.getByText('Price accepted · Palm Cart', { exact: true }).waitFor()
  await attention.getByText('Begins tomorrow · Tide Cart', { exact: true }).waitFor()
  await attention.getByText('Pickup of Palm Cart', { exact: true }).waitFor()
  await attention.getByText('In maintenance · Pickup of Tide Cart').waitFor()
  const hrefs = () => attention.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(await hrefs()).toHaveLength(12)
  await attention.getByRole('button', { name: 'Show 3 more' }).click()
  expect(await hrefs()).toEqual([
    '/admin/custom-builds?open=7',
    '/admin/custom-builds?open=8',
    '/admin/rentals?open=9',
    '/admin/rentals?open=12',
    ...[7, 6, 5, 4, 3, 2, 1].map((id) => `/admin/contact-requests?open=${id}`),
    '/admin/rentals?open=10',
    '/admin/rentals?open=8',
    '/admin/rentals?open=11',
    '/admin/custom-builds?open=9',
  ])
})
