import { afterEach, describe, expect, test, vi } from 'vitest'
import { copyLater } from './copy-later.ts'

afterEach(() => vi.unstubAllGlobals())

// Like Safari, refuses to copy once the press is over.
function clipboardWhilePressed() {
  let copied: string | undefined
  let isPressed = true
  const whilePressed = () => (isPressed ? Promise.resolve() : Promise.reject(new DOMException('', 'NotAllowedError')))
  class ClipboardItem {
    readonly types: Record<string, Promise<Blob>>
    constructor(types: Record<string, Promise<Blob>>) {
      this.types = types
    }
  }
  const write = async ([item]: ClipboardItem[]) => {
    await whilePressed()
    copied = await (await item?.types['text/plain'])?.text()
  }
  const writeText = (text: string) => whilePressed().then(() => (copied = text))
  vi.stubGlobal('navigator', { clipboard: { write, writeText } })
  vi.stubGlobal('ClipboardItem', ClipboardItem)
  return { release: () => (isPressed = false), copied: () => copied }
}

describe('copying what is still on its way', () => {
  test('asks while the button is pressed', async () => {
    const { release, copied } = clipboardWhilePressed()
    const text = Promise.withResolvers<string>()
    const isCopied = copyLater(text.promise)
    release()
    text.resolve('https://example.com/request/1')
    expect(await isCopied).toBe(true)
    expect(copied()).toBe('https://example.com/request/1')
  })

  test('asks for the text where no promise is taken', async () => {
    const { copied } = clipboardWhilePressed()
    vi.stubGlobal('ClipboardItem', undefined)
    Reflect.deleteProperty(globalThis, 'ClipboardItem')
    expect(await copyLater(Promise.resolve('a'))).toBe(true)
    expect(copied()).toBe('a')
  })

  test('tells that nothing was copied, whatever went wrong', async () => {
    const { release } = clipboardWhilePressed()
    expect(await copyLater(Promise.reject(new Error('no link')))).toBe(false)
    release()
    expect(await copyLater(Promise.resolve('a'))).toBe(false)
    expect(await copyLater(Promise.reject(new Error('no link')))).toBe(false)
  })
})
