import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { $paused, $toasts, dismissToast, runToast, toast } from './toasts.ts'

const shown = () => $toasts.get().map(({ words }) => words)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  $paused.set(false)
  for (const { id } of $toasts.get()) dismissToast(id)
  vi.useRealTimers()
})

describe('a toast', () => {
  test('goes after six seconds, or after as many as it was given', () => {
    toast('Saved.')
    toast('Deleted.', { shownMs: 10_000 })
    vi.advanceTimersByTime(6000)
    expect(shown()).toEqual(['Deleted.'])
    vi.advanceTimersByTime(3999)
    expect(shown()).toEqual(['Deleted.'])
    vi.advanceTimersByTime(1)
    expect(shown()).toEqual([])
  })

  test('stays while somebody is at it', () => {
    toast('Saved.')
    $paused.set(true)
    toast('Renamed.')
    vi.advanceTimersByTime(60_000)
    expect(shown()).toEqual(['Saved.', 'Renamed.'])
    $paused.set(false)
    vi.advanceTimersByTime(1000)
    expect(shown()).toEqual([])
  })

  test('takes the place of what was done before, but of nothing that failed or can be undone', () => {
    toast('Saved.')
    toast('Deleted.', { action: { words: 'Undo', run: vi.fn() } })
    toast('Failed.', { tone: 'stop' })
    toast('Renamed.')
    toast('Read.')
    expect(shown()).toEqual(['Deleted.', 'Failed.', 'Read.'])
  })

  test('does what it offers once', () => {
    const run = vi.fn()
    toast('Deleted.', { action: { words: 'Undo', run } })
    const [message] = $toasts.get()
    if (message) runToast(message)
    if (message) runToast(message)
    expect(run).toHaveBeenCalledOnce()
    expect(shown()).toEqual([])
  })
})
