import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'

const FOLDER = new URL('../../node_modules/.cache/tampa-food-trailers/', import.meta.url)

/** Returns `make()`, from the disk if it was made from the same `source` before. */
export async function cachedOnDisk(source: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = new URL(createHash('sha256').update(source).digest('hex'), FOLDER)
  const found = await readFile(file).catch(() => undefined)
  if (found) return found
  const made = await make()
  // Renamed into place, so that another process never reads half a file. If the disk cannot be written, only time is lost.
  const draft = new URL(randomUUID(), FOLDER)
  await mkdir(FOLDER, { recursive: true })
    .then(() => writeFile(draft, made))
    .then(() => rename(draft, file))
    .catch(() => undefined)
  return made
}
