import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'

const FOLDER = new URL('../node_modules/.cache/tampa-food-trailers/', import.meta.url)

/** What `make` makes of `source`, from the disk when it was made before; a changed source is made anew. */
export async function kept(source: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = new URL(createHash('sha256').update(source).digest('hex'), FOLDER)
  const found = await readFile(file).catch(() => undefined)
  if (found) return found
  const made = await make()
  // Beside another process that makes the same, nobody may read half a file; and without a disk to write on it is made again.
  const draft = new URL(randomUUID(), FOLDER)
  await mkdir(FOLDER, { recursive: true })
    .then(() => writeFile(draft, made))
    .then(() => rename(draft, file))
    .catch(() => undefined)
  return made
}
