import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { contactMessages } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'

/** What the visitor writes. */
export const MESSAGE = 'Do you have one with a fryer?\nWe are two people.'

/** Fills the form. */
export async function write(page: Page, email: string) {
  await page.getByLabel('Name').fill('Nora Field')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Message').fill(MESSAGE)
}

/** The button that sends the form. */
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' })

/** The message above the form. */
export const problem = (page: Page) => page.locator('#contact-problem')

/** Opens the form, and waits until its script runs. */
export async function ready(page: Page) {
  await page.goto('/contact')
  await page.locator('form button[type="submit"]').waitFor()
}

/** Expects every field as `write` filled it. */
export async function expectNothingLost(page: Page, email: string) {
  expect(await page.getByLabel('Name').inputValue()).toBe('Nora Field')
  expect(await page.getByLabel('E-mail').inputValue()).toBe(email)
  expect(await page.getByLabel('Message').inputValue()).toBe(MESSAGE)
}

/** The messages that came from an address. */
export async function storedFrom(email: string) {
  const { db } = await product()
  return db.select().from(contactMessages).where(eq(contactMessages.email, email))
}
