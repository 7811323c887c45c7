import { type Context, Hono } from 'hono'
import { findImage } from '../db/images.ts'
import { AppError, invalidField } from '../http/app-error.ts'
import type { AppEnv } from '../http/env.ts'
import { acceptedFormat, type Picture, readOriginal, readVariant, servedWidth } from '../storage/pictures.ts'

/** Library pictures: `?w=` in pixels answers the next served width in the best format the browser accepts. */
export const pictures = new Hono<AppEnv>().get('/:folder/:filename', async (c) => {
  const { folder, filename } = c.req.param()
  const picture = await findImage(c.var.db, folder, filename)
  const bytes = picture && (await read(c, picture))
  if (!bytes) throw new AppError('not-found', 'This picture does not exist.')
  return c.body(bytes.body, 200, {
    'Content-Type': bytes.contentType,
    // A name is given once and its bytes never change, so a browser need never ask again.
    'Cache-Control': 'public, max-age=31536000, immutable',
    // An SVG opened by itself can run nothing.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    Vary: 'Accept',
  })
})

function read(c: Context<AppEnv>, picture: Picture) {
  const wanted = c.req.query('w')
  if (wanted !== undefined && !/^[1-9]\d{0,4}$/.test(wanted)) throw invalidField('w', 'w is a width in pixels.')
  if (wanted === undefined || picture.contentType === 'image/svg+xml') return readOriginal(c.env.PICTURES, picture)
  const format = acceptedFormat(c.req.header('Accept') ?? '')
  const later = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  return readVariant(c.env.PICTURES, c.env.IMAGES, picture, servedWidth(Number(wanted)), format, later)
}
