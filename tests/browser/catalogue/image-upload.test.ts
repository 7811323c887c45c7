import { describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../../scripts/demo/accounts.ts'
import { call, tokenOf } from '../../api/client.ts'
import { imagesIn } from '../../api/image-calls.ts'
import { expectAccessible, expectAccessibleOnBoth } from '../support/browser.ts'
import { chooseLarge, expectFocus, expectOnlyRefusals, failure, followTo, openSignedIn } from '../support/steps.ts'
import { choose, images, newFolder, openUpload, picture } from './library-steps.ts'

describe('an upload', () => {
  test('refuses what is no picture, names the one of several that fails, and sends it again alone', async () => {
    const { path } = await newFolder()
    const { page, consoleErrors } = await openSignedIn(`/admin/upload?folder=${path}`)
    const sent: string[] = []
    await page.route(`**/api/images/${path}`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      const [, name = ''] = /filename="([^"]+)"/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '') ?? []
      sent.push(name)
      const times = sent.filter((other) => other === name).length
      if (name !== 'b.png' || times > 2) return route.fallback()
      // It is stored all the same, and once.
      await route.fetch()
      if (times === 2) return route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to this network' })
      return failure(503, 'The image could not be stored right now.')(route)
    })
    await openUpload(page)
    // A file that is dropped beside the zone is not opened by the browser.
    const goesOn = await page.getByRole('heading', { name: 'Upload Images' }).evaluate((heading) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([], 'a.png'))
      return heading.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }))
    })
    expect(goesOn).toBe(false)
    const upload = page.getByRole('button', { name: 'Upload', exact: true })
    await upload.click()
    await page.getByText('Please select files to upload').waitFor()
    const files = page.getByLabel('Choose images')
    // As when the browser's file chooser is closed without a choice.
    await files.dispatchEvent('cancel', { bubbles: true })
    await files.setInputFiles([{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }])
    await chooseLarge(files, 'huge.png', 15 * 1024 * 1024 + 1)
    await page.getByText('Invalid file type. Please upload JPG, PNG, WebP, or SVG files only.').waitFor()
    await page.getByText('File size too large. Maximum allowed size is 15MB.').waitFor()
    await upload.click()
    await page.getByText('Please select files to upload').waitFor()
    expect(sent).toEqual([])
    await page.getByRole('button', { name: 'Remove notes.txt' }).click()
    await page.getByRole('button', { name: 'Remove huge.png' }).click()

    await choose(page, ['a.png', 'b.png', 'c.png'])
    await files.setInputFiles([{ name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }])
    await upload.click()
    await page.getByText('Upload failed. Please try again.').waitFor()
    await page.getByText('Failed to upload b.png. The image could not be stored right now.').waitFor()
    await page.getByText('2 of 3 uploaded. 1 file cannot be uploaded: remove it, or choose another.').waitFor()
    await page.getByText('Invalid file type.').waitFor()
    expect(await page.getByRole('button', { name: 'Retry text.png' }).count()).toBe(0)
    await expectAccessibleOnBoth(page)
    await page.getByRole('button', { name: 'Remove text.png' }).click()
    await page.getByRole('button', { name: 'Retry the one that failed' }).click()
    await page.getByText('Failed to upload b.png. Failed to upload image. Please try again.').waitFor()
    await page.getByRole('button', { name: 'Retry the one that failed' }).click()
    await page.getByText('3 images uploaded.').waitFor()
    expect(sent.toSorted()).toEqual(['a.png', 'b.png', 'b.png', 'b.png', 'c.png', 'text.png'])
    await expect.poll(() => images(page).count()).toBe(3)
    expect(await imagesIn(path)).toHaveLength(3)
    expectOnlyRefusals(consoleErrors)
  })

  test('goes on after a new login, where it says what happened', async () => {
    const { path } = await newFolder()
    const { page, consoleErrors, token } = await openSignedIn(`/admin/upload?folder=${path}`)
    await openUpload(page)
    await choose(page, ['a.png', 'b.png', 'c.png', 'd.png', 'e.png'])
    await call('POST', '/api/auth/logout', { token })
    let sent = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/images/')) sent++
    })
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await page.getByText('Your session has ended. Sign in to go on where you were.').waitFor()
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Sign In' }).click()
    const words = 'Your session had ended, so not everything was uploaded. The files are still here: send them again.'
    const notice = page.getByText(words)
    await notice.waitFor()
    await expectFocus(page, 'dialog [tabindex="-1"]:has([role="alert"])')
    await page.getByText('Failed to upload a.png. Your session had ended. Please try again.').waitFor()
    expect(await page.getByText('sign in again').count()).toBe(0)
    // The files that waited for the first three are not sent without a session.
    expect(sent).toBe(3)
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('5 images uploaded.').waitFor()
    expectOnlyRefusals(consoleErrors)
  })

  test('shows its progress, says that a right was withdrawn, and goes into another folder once its own is deleted, which is no longer offered', async () => {
    const [gone, other] = [await newFolder(), await newFolder()]
    const { page, consoleErrors } = await openSignedIn(`/admin/upload?folder=${other.path}`)
    await openUpload(page)
    // Bytes after the end of a picture are not part of it, but take time on a slow connection.
    const buffer = Buffer.concat([picture, Buffer.alloc(2 * 1024 * 1024)])
    await page.getByLabel('Choose images').setInputFiles([{ name: 'long.png', mimeType: 'image/png', buffer }])
    const line = await page.context().newCDPSession(page)
    const speed = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400_000 }
    await line.send('Network.emulateNetworkConditions', speed)
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    const bar = page.getByRole('progressbar', { name: 'Uploading long.png' })
    await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0.05)
    expect(Number(await bar.getAttribute('value'))).toBeLessThan(1)
    await page.getByText(/^\d\d?%$/).waitFor()
    await line.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: -1 })
    await expect.poll(() => images(page).count()).toBe(1)
    await line.detach()

    await openUpload(page)
    await choose(page, ['a.png'])
    const refuse = failure(403, 'Your account may not do this.')
    await page.route(`**/api/images/${other.path}`, (route) => refuse(route), { times: 1 })
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    const words = 'Your account may no longer upload images. The files are still here: send them again once it may.'
    await page.getByText(words).waitFor()
    expect(await page.getByText('Upload failed.').count()).toBe(0)
    await page.getByRole('button', { name: 'Retry the one that failed' }).click()
    await expect.poll(() => images(page).count()).toBe(2)

    await followTo(page, `/admin/upload?folder=${gone.path}`)
    await page.getByText(`The folder “${gone.name}” is empty.`).waitFor()
    await openUpload(page)
    await choose(page, ['a.png'])
    const token = await tokenOf('manager')
    expect((await call('DELETE', `/api/images/folders/${gone.path}`, { token })).status).toBe(200)
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await page.getByText('Failed to upload a.png. There is no such folder.').waitFor()
    const folders = page.getByRole('dialog').getByLabel('Folder')
    await folders.getByRole('option', { name: gone.name }).waitFor({ state: 'detached' })
    await folders.selectOption(other.name)
    await page.getByRole('button', { name: 'Retry a.png' }).click()
    await page.getByText('1 image uploaded.').waitFor()
    expectOnlyRefusals(consoleErrors)
  })

  test('gives up after three minutes, and says so', async () => {
    const { path } = await newFolder()
    const { page } = await openSignedIn(`/admin/upload?folder=${path}`)
    await openUpload(page)
    // Three minutes pass in a moment; the browser's own signal timers ignore the fake clock.
    await page.evaluate(() => {
      const wait = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (time) => wait(time === 180_000 && !document.documentElement.dataset.patient ? 200 : time)
    })
    await page.route(`**/api/images/${path}`, (route) =>
      route.request().method() === 'POST' ? null : route.fallback(),
    )
    await choose(page, ['a.png', 'b.png'])
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    const words = 'Upload timed out. Please try with a smaller file or check your connection.'
    await page.getByText(`Failed to upload a.png. ${words}`).waitFor()
    await page.getByText(`Failed to upload b.png. ${words}`).waitFor()
    await page.getByText('0 of 2 uploaded').waitFor()
    await page.unroute(`**/api/images/${path}`)
    // The upload that succeeds after all may take its time on a busy machine.
    await page.evaluate(() => {
      document.documentElement.dataset.patient = 'yes'
    })
    await page.getByRole('button', { name: 'Retry b.png' }).click()
    await page.getByText('1 of 2 uploaded').waitFor()
    await page.getByText(`Failed to upload a.png. ${words}`).waitFor()
  })

  test('is given up only with a question, begun or not, which goes once its files have arrived, and one of several is canceled alone', async () => {
    const { path } = await newFolder()
    const { page } = await openSignedIn('/admin/dashboard')
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    await followTo(page, `/admin/upload?folder=${path}`)
    await openUpload(page)
    await choose(page, ['a.png', 'b.png'])
    const question = page.getByRole('alertdialog', { name: 'Discard the chosen files?' })
    const keep = page.getByRole('button', { name: 'Keep files' })
    await page.keyboard.press('Escape')
    await question.waitFor()
    await keep.click()
    await page.goBack()
    await question.waitFor()
    await keep.click()
    await page.getByText('a.png').first().waitFor()

    const slow = Promise.withResolvers<void>()
    await page.route(`**/api/images/${path}`, async (route) => {
      if (route.request().method() === 'POST') await slow.promise
      return route.fallback().catch(() => {})
    })
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await page.getByRole('button', { name: 'Cancel a.png' }).click()
    await page.getByText('Canceled').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog', { name: 'Stop the upload?' }).waitFor()
    await page.getByRole('button', { name: 'Keep uploading' }).click()
    slow.resolve()
    await page.getByText('1 of 2 uploaded').waitFor()
    await page.getByRole('button', { name: 'Remove a.png' }).click()
    await page.getByText('1 image uploaded.').waitFor()
    await expect.poll(() => images(page).count()).toBe(1)

    await openUpload(page)
    await choose(page, ['c.png'])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard files' }).click()
    await page.getByRole('dialog', { name: 'Upload Images' }).waitFor({ state: 'hidden' })

    // Of several the dialog stays open, since one of these is no picture.
    const late = Promise.withResolvers<void>()
    await page.route(`**/api/images/${path}`, (route) =>
      route.request().method() === 'POST' ? late.promise.then(() => route.continue()) : route.fallback(),
    )
    await openUpload(page)
    const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
    await page.getByLabel('Choose images').setInputFiles([text])
    await choose(page, ['d.png'])
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click()
    const any = page.getByRole('alertdialog')
    await any.waitFor()
    late.resolve()
    await any.waitFor({ state: 'hidden' })
    await choose(page, ['e.png'])
    await page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem').nth(2).waitFor()
    expect(await any.count()).toBe(0)
  })
})
