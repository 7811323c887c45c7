import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { backUp } from '../../../scripts/backup/back-up.ts'
import { pictureFile, readManifest, tableFile } from '../../../scripts/backup/manifest.ts'
import { product } from '../../product.ts'

const parent = mkdtempSync(join(tmpdir(), 'backup-test-'))
afterAll(() => rmSync(parent, { recursive: true }))

/** Makes a backup in a folder of that name. */
async function backUpTo(name: string) {
  const { env } = await product()
  return backUp({ db: env.DB, pictures: env.PICTURES }, join(parent, name))
}

describe('a backup', () => {
  test('is not written over another one', async () => {
    await backUpTo('twice')
    await expect(backUpTo('twice')).rejects.toThrow('not empty')
  })

  test('with a changed picture, and with a changed row, is known as damaged', async () => {
    const damaged = join(parent, 'damaged')
    const { pictures } = await backUpTo('damaged')
    appendFileSync(tableFile(damaged, 'trailers'), '{}\n')
    expect(() => readManifest(damaged)).toThrow('trailers.jsonl is damaged')
    rmSync(damaged, { recursive: true })
    await backUpTo('damaged')
    writeFileSync(pictureFile(damaged, pictures[0]?.key ?? ''), 'other bytes')
    expect(() => readManifest(damaged)).toThrow('is damaged')
  })

  test('is told apart from any other folder', () => {
    expect(() => readManifest(parent)).toThrow('holds no backup')
  })

  test('tells of a picture whose bytes are gone', async () => {
    const { db } = await product()
    await db.run(`insert into images (folder, filename, key, content_type, size)
      values ('rentals', 'lost.jpg', 'library/lost', 'image/jpeg', 1)`)
    expect((await backUpTo('lost')).missing).toEqual(['library/lost'])
  })
})
