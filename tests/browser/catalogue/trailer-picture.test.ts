import { beforeAll, describe, expect, test } from 'vitest'
import { ImageResponse } from '#contract/picture/image'
import { newTrailer } from '../../api/records.ts'
import { expectAccessible } from '../support/browser.ts'
import { expectFocus, expectOnlyRefusals, holdBack, openSignedIn } from '../support/steps.ts'
import { field, keepFewPieces, newName, save, trailerForm } from './catalogue-steps.ts'

beforeAll(keepFewPieces)

describe('the picture', () => {
  const drawing = (width: number) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="30"><rect width="9" height="9"/></svg>`,
    )

  test('is uploaded, or chosen from the library', async () => {
    const id = await newTrailer({ name: newName() })
    const { page } = await openSignedIn(trailerForm(id))
    await page.getByLabel('Image: choose a file').setInputFiles({
      name: `yard-${id}.svg`,
      mimeType: 'image/svg+xml',
      buffer: drawing(40),
    })
    await expect
      .poll(() => field(page, 'Image').inputValue())
      .toMatch(new RegExp(`^/images/rentals/yard-${id}.*\\.svg$`))
    const uploaded = await field(page, 'Image').inputValue()
    const previewed = () => page.getByAltText('Preview').evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)
    await expect.poll(previewed).toMatch(new RegExp(`${uploaded}\\?w=\\d+$`))
    // The address as copied from a page of the site.
    await field(page, 'Image').fill(`${new URL(page.url()).origin}${uploaded}`)
    expect(await field(page, 'Image').inputValue()).toBe(uploaded)
    await page.getByRole('button', { name: 'Remove image' }).click()
    await expectFocus(page, 'dialog div:has(> input)')
    // Many images are grouped by thousands.
    const folders = [{ name: 'Rentals', path: 'rentals', imageCount: 12_345 }]
    await page.route('**/api/images/folders', (route) => route.fulfill({ json: { success: true, folders } }))
    await page.getByRole('button', { name: 'From the library' }).click()
    const picker = page.getByRole('dialog', { name: 'Choose from the library' })
    await picker.getByLabel('Folder').selectOption('Rentals (12,345)')
    expect(await picker.getByLabel('Folder').locator('option').count()).toBe(1)
    await picker.getByRole('searchbox').fill(`yard-${id}`)
    await picker.getByRole('listitem').first().waitFor()
    await expect.poll(() => picker.getByRole('listitem').count()).toBe(1)
    await picker.getByRole('searchbox').press('Enter')
    await expectAccessible(page)
    await picker.getByRole('listitem').getByRole('button').press('Enter')
    await picker.waitFor({ state: 'hidden' })
    expect(await field(page, 'Image').inputValue()).toBe(uploaded)
    await expectFocus(page, 'dialog button')
    await save(page)
    await page.getByText('saved.').waitFor()
  })

  test('is refused by type before it is sent, and cleared when its upload fails', async () => {
    const id = await newTrailer({ name: newName() })
    const { page, consoleErrors } = await openSignedIn(trailerForm(id))
    const file = page.getByLabel('Image: choose a file')
    await file.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
    await page.getByText('Invalid file type. Please upload JPG, PNG, WebP, or SVG files only.').waitFor()
    expect(await field(page, 'Image').inputValue()).toBe('/placeholder-trailer.jpg')
    await field(page, 'Name').fill('Changed')
    await file.dispatchEvent('cancel', { bubbles: true })
    expect(await page.getByText('Discard your changes?').count()).toBe(0)
    const sound = { name: 'a.svg', mimeType: 'image/svg+xml', buffer: drawing(41) }
    await page.route('**/api/images/rental', (route) => route.abort())
    await file.setInputFiles(sound)
    await page.getByText('Network error occurred. Please check your connection and try again.').waitFor()
    expect(await field(page, 'Image').inputValue()).toBe('')
    await expectAccessible(page)
    await page.unroute('**/api/images/rental')
    await page.route('**/api/images/rental', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
    await file.setInputFiles(sound)
    await page.getByText('Failed to upload image. Please try again.').waitFor()
    await page.unroute('**/api/images/rental')
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/api/images/rental', () => promise)
    await file.setInputFiles(sound)
    await page.getByRole('button', { name: 'Cancel upload' }).click()
    await page.getByText('Upload was interrupted. Please try again.').waitFor()
    await expectFocus(page, 'dialog div:has(> input)')
    resolve()
    expectOnlyRefusals(consoleErrors)
  })

  test('is stored once when its answer was lost and the file is chosen again', async () => {
    const id = await newTrailer({ name: newName() })
    const { page, consoleErrors } = await openSignedIn(trailerForm(id))
    // Like choosing it from a disk: each time the browser creates another `File`.
    const choose = () =>
      page.getByLabel('Image: choose a file').evaluate((input, text) => {
        const chosen = new DataTransfer()
        chosen.items.add(new File([text], 'again.svg', { type: 'image/svg+xml', lastModified: 1 }))
        Object.assign(input, { files: chosen.files })
        input.dispatchEvent(new Event('change', { bubbles: true }))
      }, drawing(43).toString())
    const stored: string[] = []
    await page.route('**/api/images/rental', async (route) => {
      const response = await route.fetch()
      const { imageUrl } = ImageResponse.parse(await response.json())
      if (stored.push(imageUrl) === 1) return route.abort()
      return route.fulfill({ response })
    })
    await choose()
    await page.getByText('Network error occurred. Please check your connection and try again.').waitFor()
    await choose()
    await expect.poll(() => field(page, 'Image').inputValue()).toBe(stored[0])
    // Deliberately chosen once more, it is another picture.
    await choose()
    await expect.poll(() => new Set(stored).size).toBe(2)
    expect(stored).toHaveLength(3)
    expectOnlyRefusals(consoleErrors)
  })

  test('is not replaced by an upload that was under way when another was chosen', async () => {
    const id = await newTrailer({ name: newName() })
    const { page } = await openSignedIn(trailerForm(id))
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/api/images/rental', () => promise)
    const given = page.waitForEvent('requestfailed')
    const file = { name: 'slow.svg', mimeType: 'image/svg+xml', buffer: drawing(42) }
    await page.getByLabel('Image: choose a file').setInputFiles(file)
    const cancel = page.getByRole('button', { name: 'Cancel upload' })
    await cancel.waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await field(page, 'Image').fill('/placeholder-trailer.jpg?mine')
    await given
    resolve()
    await cancel.waitFor({ state: 'hidden' })
    expect(await field(page, 'Image').inputValue()).toBe('/placeholder-trailer.jpg?mine')
  })

  test('is not replaced by an upload that was under way when a wrong file was chosen', async () => {
    const id = await newTrailer({ name: newName() })
    const { page } = await openSignedIn(trailerForm(id))
    const letGo = await holdBack(page, '**/api/images/rental')
    const givenUp = page.waitForEvent('requestfailed')
    const file = page.getByLabel('Image: choose a file')
    await file.setInputFiles({ name: 'slow.svg', mimeType: 'image/svg+xml', buffer: drawing(44) })
    const cancel = page.getByRole('button', { name: 'Cancel upload' })
    await cancel.waitFor()
    await file.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
    const refusal = page.getByText('Invalid file type. Please upload JPG, PNG, WebP, or SVG files only.')
    await refusal.waitFor()
    letGo()
    await givenUp
    expect(await refusal.isVisible()).toBe(true)
    expect(await field(page, 'Image').inputValue()).toBe('/placeholder-trailer.jpg')
  })
})
