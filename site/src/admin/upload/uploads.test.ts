import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { Uploads } from './uploads.ts'

function image(name: string, type = 'image/png'): File {
  return new File(['x'], name, { type })
}

/** A server whose responses the test gives, one by one. */
function server() {
  const asked: { file: File; folder: string; tell: (part: number) => void; end: (error?: unknown) => void }[] = []
  const uploadTo = (folder: string) => (file: File, tell: (part: number) => void, signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      asked.push({ file, folder, tell, end: (error) => (error ? reject(error) : resolve(`/images/${file.name}`)) })
    })
  return { asked, uploadTo }
}

const states = (uploads: Uploads) => uploads.$items.get().map(({ state }) => state.kind)

describe('uploads', () => {
  test('refuse what is no image, and take a file once', () => {
    const uploads = new Uploads(server().uploadTo)
    const one = image('a.png')
    uploads.add([one, image('b.txt', 'text/plain')])
    uploads.add([one])
    expect(states(uploads)).toEqual(['chosen', 'refused'])
  })

  test('go three at a time into the folder they were sent to, and tell how far they are', async () => {
    const { asked, uploadTo } = server()
    const uploads = new Uploads(uploadTo)
    uploads.add(['a', 'b', 'c', 'd'].map((name) => image(`${name}.png`)))
    uploads.start('rentals')
    expect(states(uploads)).toEqual(['sending', 'sending', 'sending', 'waiting'])
    asked[1]?.tell(0.5)
    expect(uploads.$items.get()[1]?.state).toEqual({ kind: 'sending', part: 0.5 })
    asked[1]?.end()
    await vi.waitFor(() => expect(states(uploads)).toEqual(['sending', 'done', 'sending', 'sending']))
    expect(asked.map(({ folder }) => folder)).toEqual(Array(4).fill('rentals'))
  })

  test('keep what failed with its reason, and send it again alone', async () => {
    const { asked, uploadTo } = server()
    const uploads = new Uploads(uploadTo)
    uploads.add([image('a.png'), image('b.png')])
    uploads.start('trailers')
    asked[0]?.end(new ApiError(400, 'This is no image.'))
    asked[1]?.end()
    await vi.waitFor(() => expect(states(uploads)).toEqual(['failed', 'done']))
    expect(uploads.$items.get()[0]?.state).toEqual({ kind: 'failed', words: 'This is no image.' })
    expect(uploads.$count.get()).toMatchObject({ done: 1, failed: 1, lost: 1, sent: 2, underWay: 0 })
    uploads.retry('trailers')
    asked[2]?.end()
    await vi.waitFor(() => expect(states(uploads)).toEqual(['done', 'done']))
    expect(asked.map(({ file }) => file.name)).toEqual(['a.png', 'b.png', 'a.png'])
  })

  test('go into the folder that is chosen when they are sent again, since theirs may be the wrong one or deleted', async () => {
    const { asked, uploadTo } = server()
    const uploads = new Uploads(uploadTo)
    uploads.add([image('a.png'), image('b.png')])
    uploads.start('trailers')
    uploads.cancel(1)
    asked[1]?.end(new ApiError(404, 'There is no such folder.'))
    await vi.waitFor(() => expect(states(uploads)).toEqual(['canceled', 'failed']))
    uploads.retry('rentals', 2)
    uploads.retry('equipment')
    expect(asked.map(({ folder }) => folder)).toEqual(['trailers', 'trailers', 'rentals', 'equipment'])
  })

  test('refuse what the server refuses for what it is, and do not send it again', async () => {
    const { asked, uploadTo } = server()
    const uploads = new Uploads(uploadTo)
    uploads.add([image('a.png'), image('b.png')])
    uploads.start('trailers')
    asked[0]?.end(new ApiError(400, 'This is no image.', { issues: [{ path: 'image', message: 'This is no image.' }] }))
    asked[1]?.end(new ApiError(413, 'Too large.'))
    await vi.waitFor(() => expect(states(uploads)).toEqual(['refused', 'refused']))
    expect(uploads.$count.get()).toMatchObject({ failed: 0, lost: 0, refused: 2 })
    uploads.retry('trailers')
    expect(asked).toHaveLength(2)
  })

  test('are canceled one by one, on their way or in line, or all together', async () => {
    const { asked, uploadTo } = server()
    const uploads = new Uploads(uploadTo)
    uploads.add(['a', 'b', 'c', 'd', 'e'].map((name) => image(`${name}.png`)))
    uploads.start('trailers')
    uploads.cancel(4)
    uploads.cancel(1)
    await vi.waitFor(() => expect(states(uploads)).toEqual(['canceled', 'sending', 'sending', 'canceled', 'sending']))
    uploads.cancel()
    await vi.waitFor(() => expect(states(uploads)).toEqual(Array(5).fill('canceled')))
    expect(asked).toHaveLength(4)
  })

  test('give up after their time in the words for it', async () => {
    const uploads = new Uploads(server().uploadTo, 5)
    uploads.add([image('a.png')])
    uploads.start('trailers')
    const words = 'Upload timed out. Please try with a smaller file or check your connection.'
    await vi.waitFor(() => expect(uploads.$items.get()[0]?.state).toEqual({ kind: 'failed', words }))
  })
})
