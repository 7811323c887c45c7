import {
  ImageFolderList,
  ImageFolderResponse,
  ImageList,
  ImageRenameResponse,
  ImageResponse,
} from '#contract/picture/image'
import { Done } from '#contract/wire'
import type { Calls } from '../call.ts'

/** The image library. */
export const libraryCalls: Calls = {
  'GET /api/images/folders': { does: 'Folders with the number of their images.', returns: ImageFolderList },
  'POST /api/images/folders': { does: 'Creates a folder.', returns: ImageFolderResponse, status: 201, refuses: [409] },
  'DELETE /api/images/folders/:folder': { does: 'Deletes an empty folder.', returns: Done, refuses: [409] },
  'GET /api/images/:folder': { does: 'Images of a folder, newest first.', returns: ImageList },
  'POST /api/images/:folder': {
    does: 'Uploads one image in the field `image`, or `icon`; `alt` may come with it.',
    takes: 'multipart/form-data',
    returns: ImageResponse,
    status: 201,
    refuses: [400, 409, 413, 415],
  },
  'PUT /api/images/:folder/:filename': {
    does: 'Changes the alternative text.',
    returns: ImageResponse,
    refuses: [412],
  },
  'PUT /api/images/:folder/:filename/rename': {
    does: 'Renames an image; whatever uses it follows.',
    returns: ImageRenameResponse,
    refuses: [409, 412],
  },
  'DELETE /api/images/:folder/:filename': {
    does: 'Deletes an image that nothing uses.',
    returns: Done,
    refuses: [409, 412],
  },
}
