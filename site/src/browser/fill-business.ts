import { addressParts } from '../views/contact/address-parts.ts'
import type { ContactDetails } from '../views/contact/details.ts'

/** Writes the business into every element that shows part of it, and into the page title; and the year of its copyright. */
export function fillBusiness(details: ContactDetails, root: Document): void {
  for (const key of ['name', 'description', 'location', 'address'] as const) {
    for (const element of root.querySelectorAll(`[data-business="${key}"]`)) element.textContent = details[key]
  }
  for (const kind of ['phone', 'email', 'chat'] as const) {
    for (const element of root.querySelectorAll<HTMLAnchorElement>(`a[data-contact="${kind}"]`)) {
      fillLink(element, details[kind])
    }
  }
  // A page is built once, and stays over New Year.
  const year = root.querySelector('[data-year]')
  if (year) year.textContent = String(new Date().getFullYear())
  const { page } = root.documentElement.dataset
  if (page) root.title = `${page} | ${details.name}`
}

function fillLink(element: HTMLAnchorElement, link: ContactDetails['phone']): void {
  element.hidden = !link
  delete element.dataset.pending
  if (!link) element.removeAttribute('href')
  else element.href = link.href
  const text = element.querySelector('[data-contact-text]')
  if (!text) return
  const [first = '', ...rest] = addressParts(link?.text ?? '')
  text.replaceChildren(first, ...rest.flatMap((part) => [document.createElement('wbr'), part]))
}
