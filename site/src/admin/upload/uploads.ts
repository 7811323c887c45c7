import { atom, computed } from 'nanostores'
import { anySignal } from '../api/any-signal.ts'
import { ApiError } from '../api/api-error.ts'
import type { Upload } from '../ui/form/fields.ts'
import { imageProblem, isRefusedFile, UPLOAD_MS, uploadProblem } from '../ui/form/image-rules.ts'

/** The state of a file: chosen, queued, sending (0 to 1), done, canceled, or failed or refused, and why. */
export type UploadState =
  | { kind: 'chosen' | 'waiting' | 'done' | 'canceled' }
  | { kind: 'sending'; part: number }
  | { kind: 'refused'; words: string }
  | { kind: 'failed'; words: string; lacks?: Lacking | undefined }

/** What an upload failed for, if it was not the connection or the server: another try before it is back fails again. */
type Lacking = 'session' | 'right'

/** A file of the list, and the folder it goes to once it is sent. */
export interface UploadItem {
  id: number
  file: File
  folder: string
  state: UploadState
}

// As many as the server handles at once; more would only queue there.
const AT_ONCE = 3

/**
 * Uploads to the library: one request per file, three at a time, three minutes at most. A file that fails keeps its place and
 * can be sent again alone; one that the server refuses for what it is cannot.
 */
export class Uploads {
  readonly $items = atom<readonly UploadItem[]>([])
  readonly $count = computed(this.$items, countStates)
  readonly #running = new Map<number, AbortController>()
  readonly #uploadTo: (folder: string) => Upload
  readonly #timeoutMs: number
  #lastId = 0

  constructor(uploadTo: (folder: string) => Upload, timeoutMs: number = UPLOAD_MS) {
    this.#uploadTo = uploadTo
    this.#timeoutMs = timeoutMs
  }

  /** Adds files to the list; one that cannot be an image says why, one already on the list is left out. */
  add(files: readonly File[]): void {
    const known = this.$items.get()
    const added = files.filter((file) => !known.some((item) => isSame(item.file, file)))
    this.$items.set([...known, ...added.map((file) => this.#toItem(file))])
  }

  /** Takes a file off the list; one that is being sent is not canceled by that. */
  remove(id: number): void {
    this.$items.set(this.$items.get().filter((item) => item.id !== id))
  }

  /** Sends everything that was chosen into a folder. */
  start(folder: string): void {
    this.#change(({ state }) => state.kind === 'chosen', { folder, state: { kind: 'waiting' } })
    this.#next()
  }

  /** Sends what failed or was canceled into a folder, which may be another one by now; with an id only that one. */
  retry(folder: string, id?: number): void {
    const isMeant = (item: UploadItem) => isLost(item) && (id === undefined || item.id === id)
    this.#change(isMeant, { folder, state: { kind: 'waiting' } })
    this.#next()
  }

  /** Cancels what is queued or sending, or with an id only that one. */
  cancel(id?: number): void {
    const isMeant = (item: UploadItem) => id === undefined || item.id === id
    this.#change((item) => isMeant(item) && item.state.kind === 'waiting', { state: { kind: 'canceled' } })
    for (const [running, controller] of this.#running) if (id === undefined || running === id) controller.abort()
  }

  #change(which: (item: UploadItem) => boolean, change: Partial<UploadItem>): void {
    this.$items.set(this.$items.get().map((item) => (which(item) ? { ...item, ...change } : item)))
  }

  #next(): void {
    for (const item of this.$items.get()) {
      if (item.state.kind === 'waiting' && this.#running.size < AT_ONCE) void this.#run(item)
    }
  }

  async #run({ id, file, folder }: UploadItem): Promise<void> {
    const mine = new AbortController()
    const signal = anySignal(mine.signal, AbortSignal.timeout(this.#timeoutMs))
    const setState = (state: UploadState) => this.#change((item) => item.id === id, { state })
    this.#running.set(id, mine)
    setState({ kind: 'sending', part: 0 })
    try {
      await this.#uploadTo(folder)(file, (part) => !signal.aborted && setState({ kind: 'sending', part }), signal)
      setState({ kind: 'done' })
    } catch (error) {
      const words = uploadProblem(signal.aborted ? signal.reason : error)
      if (mine.signal.aborted) setState({ kind: 'canceled' })
      else if (isRefusedFile(error)) setState({ kind: 'refused', words })
      else setState({ kind: 'failed', words, lacks: lackingIn(error) })
    }
    this.#running.delete(id)
    this.#next()
  }

  #toItem(file: File): UploadItem {
    this.#lastId++
    const words = imageProblem(file)
    return { id: this.#lastId, file, folder: '', state: words ? { kind: 'refused', words } : { kind: 'chosen' } }
  }
}

/** True for a file that was sent but did not arrive. */
export function isLost({ state }: UploadItem): boolean {
  return state.kind === 'failed' || state.kind === 'canceled'
}

function lackingIn(error: unknown): Lacking | undefined {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === 401) return 'session'
  return status === 403 ? 'right' : undefined
}

function isSame(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified
}

function countStates(items: readonly UploadItem[]) {
  const of = (...kinds: UploadState['kind'][]) => items.filter(({ state }) => kinds.includes(state.kind)).length
  return {
    chosen: of('chosen'),
    underWay: of('waiting', 'sending'),
    done: of('done'),
    failed: of('failed'),
    lacks: items.map(({ state }) => (state.kind === 'failed' ? state.lacks : undefined)).find(Boolean),
    lost: of('failed', 'canceled'),
    refused: of('refused'),
    sent: of('waiting', 'sending', 'done', 'failed', 'canceled'),
    isAllThere: items.length > 0 && of('done') === items.length,
  }
}
