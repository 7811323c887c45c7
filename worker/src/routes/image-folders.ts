import {
  ImageFolderInput,
  type ImageFolderList,
  type ImageFolderResponse,
  isStandardFolder,
} from '#contract/picture/image'
import type { Done } from '#contract/wire'
import { folderPath, newFolderPath } from '#domain/picture/name'
import { createFolder, deleteFolder, isFolder, listFolders } from '../db/library/folders.ts'
import { staff } from '../http/access/staff.ts'
import { AppError } from '../http/app-error.ts'
import { author } from '../http/author.ts'
import { validBody } from '../http/valid.ts'

/** Staff maintain the folders of the library. */
export const imageFolders = staff('images')
  .get('/', async (c) => c.json<ImageFolderList>({ success: true, folders: await listFolders(c.var.db) }))
  .post('/', ...validBody(ImageFolderInput), async (c) => {
    const { name } = c.req.valid('json')
    const path = newFolderPath(name)
    if (!path)
      throw new AppError('conflict', 'The library uses this name in its own addresses. Please choose another one.')
    if (isStandardFolder(path) || !(await createFolder(c.var.db, path, name, author(c)))) {
      throw new AppError('conflict', 'There is a folder of this name already.')
    }
    return c.json<ImageFolderResponse>({ success: true, folder: { name, path, imageCount: 0 } }, 201)
  })
  .delete('/:folder', async (c) => {
    const path = folderPath(c.req.param('folder'))
    if (isStandardFolder(path)) throw new AppError('conflict', 'This folder belongs to the library and stays.')
    if (await deleteFolder(c.var.db, path, author(c))) return c.json<Done>({ success: true })
    if (!(await isFolder(c.var.db, path))) throw new AppError('not-found', 'There is no such folder.')
    throw new AppError('conflict', 'This folder contains images. Delete them first.')
  })
