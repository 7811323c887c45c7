import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { call, tokenOf } from '../../api/client.ts'
import { photographs, plainJpeg } from '../../picture-corpus.ts'

/** A picture of four pixels by three. */
export const { png: picture } = await photographs()

/** A picture thirty times as tall as wide. */
export const tallPicture = await plainJpeg(8, 240)

let folders = 0

/** A name for a folder that no other story has. */
export const newFolderName = (what = 'Story') => `${what} ${++folders} ${Date.now().toString(36)}`

/** A folder of its own for one story. */
export async function newFolder() {
  const name = newFolderName()
  const token = await tokenOf('manager')
  const { status } = await call('POST', '/api/images/folders', { body: { name }, token })
  expect(status).toBe(201)
  return { name, path: name.toLowerCase().replaceAll(' ', '-') }
}

const file = (name: string) => ({ name, mimeType: 'image/png', buffer: picture })

/** The pictures of the open folder. */
export const images = (page: Page) => page.getByRole('list', { name: 'Images' }).getByRole('listitem')

/** The open dialog of that name. */
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Chooses pictures of these names to be uploaded. */
export const choose = (page: Page, names: string[]) => page.getByLabel('Choose images').setInputFiles(names.map(file))

/** Opens the dialog that takes pictures. */
export async function openUpload(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Upload Images' }).first().click()
  await dialog(page, 'Upload Images').waitFor()
}
