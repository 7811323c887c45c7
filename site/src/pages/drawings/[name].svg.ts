import type { APIRoute, GetStaticPaths } from 'astro'
import { blueprints } from '../../drawing/blueprints.ts'
import { drawTrailer, type TrailerDrawing } from '../../drawing/trailer.ts'
import { buildDrawing, UNCHOSEN } from '../../views/build-picture.ts'

export const prerender = true

/** One file for each blueprint, and one for the configurator's first picture. */
export const getStaticPaths = (() => [
  ...Object.entries(blueprints).map(([name, { drawing }]) => ({ params: { name }, props: { drawing } })),
  { params: { name: 'build' }, props: { drawing: buildDrawing(UNCHOSEN) } },
]) satisfies GetStaticPaths

/** A drawing as a file of its own; the page's fonts are not known in there. */
export const GET: APIRoute<{ drawing: TrailerDrawing }> = ({ props }) => {
  const markup = drawTrailer(props.drawing).replace('<svg ', '<svg font-family="system-ui, sans-serif" ')
  return new Response(markup, { headers: { 'Content-Type': 'image/svg+xml' } })
}
