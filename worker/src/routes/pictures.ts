import { type Context, Hono } from 'hono'
import { folderPath } from '#domain/picture/name'
import { findImage } from '../db/library/images.ts'
import { afterResponse } from '../http/after-response.ts'
import { AppError, invalidField } from '../http/app-error.ts'
import { cacheAtEdge } from '../http/caching/edge-cache.ts'
import type { AppEnv } from '../http/env.ts'
import {
  acceptedFormat,
  type Picture,
  type PictureBytes,
  readOriginal,
  readVariant,
  SOCIAL_SHAPE,
  scaledTo,
  servedWidth,
} from '../storage/pictures.ts'

/**
 * Library pictures: `?w=` in pixels returns the next served width in the best format the browser accepts, `?crop=social` a JPEG
 * for shared links, since few clients of those support anything else.
 */
export const pictures = new Hono<AppEnv>().get('/:folder/:filename', async (c) => {
  const { folder, filename } = c.req.param()
  const picture = await findImage(c.var.db, folderPath(folder), filename)
  const bytes = picture && (await read(c, picture))
  if (!bytes) throw new AppError('not-found', 'This image does not exist.')
  if ('endsAt' in bytes) {
    const headers = { 'Content-Range': `bytes */${bytes.endsAt}` }
    throw new AppError('no-such-range', 'The picture has fewer bytes than that.', { headers })
  }
  const headers = headersOf(bytes)
  // A deleted picture, or one behind a site password, must leave the edge soon even if purging it failed.
  cacheAtEdge(c, `picture-${picture.id}`)
  if (!bytes.part) return c.body(bytes.body, 200, headers)
  const { offset, length, size } = bytes.part
  return c.body(bytes.body, 206, { ...headers, 'Content-Range': `bytes ${offset}-${offset + length - 1}/${size}` })
})

function headersOf({ contentType, etag }: PictureBytes): Record<string, string> {
  return {
    'Content-Type': contentType,
    // A name is assigned once and its bytes never change, so a browser need never request it again.
    'Cache-Control': etag ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
    ...(etag && { ETag: etag }),
    'Accept-Ranges': 'bytes',
    'Content-Disposition': 'inline',
    // Keeps an SVG that is opened by itself from running anything.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    Vary: 'Accept',
  }
}

function read(c: Context<AppEnv>, picture: Picture) {
  const { w, crop } = c.req.query()
  if (w !== undefined && !/^[1-9]\d{0,4}$/.test(w)) throw invalidField('w', 'w is a width in pixels.')
  if (crop !== undefined && crop !== 'social') throw invalidField('crop', 'crop is social or left out.')
  // Only GET has ranges, and whether the caller's copy is current is decided before any range (RFC 9110, sections 14.2 and 13.2.2).
  const mayBePart = c.req.method === 'GET' && c.req.header('If-None-Match') === undefined
  const rangeRequest = { range: mayBePart ? c.req.header('Range') : undefined, ifEtag: c.req.header('If-Range') }
  if ((w ?? crop) === undefined || picture.contentType === 'image/svg+xml') {
    return readOriginal(c.env.PICTURES, picture, rangeRequest)
  }
  const variant = crop
    ? ({ shape: SOCIAL_SHAPE, format: 'image/jpeg' } as const)
    : { shape: scaledTo(servedWidth(Number(w))), format: acceptedFormat(c.req.header('Accept') ?? '') }
  const later = (work: Promise<unknown>) => afterResponse(c, work)
  return readVariant({ bucket: c.env.PICTURES, images: c.env.IMAGES, later }, picture, variant, rangeRequest)
}
