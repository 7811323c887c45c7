import type { APIRoute } from 'astro'
import { type BlueprintName, blueprints } from '../../drawing/blueprints.ts'
import { drawTrailer } from '../../drawing/trailer.ts'

export const prerender = true

/** One file for each drawing. */
export function getStaticPaths() {
  return Object.keys(blueprints).map((name) => ({ params: { name } }))
}

/** A drawing in lines, as `components/cards/Blueprint.astro` shows it. */
export const GET: APIRoute<Record<string, never>, { name: BlueprintName }> = ({ params }) =>
  new Response(drawTrailer(blueprints[params.name].drawing), { headers: { 'Content-Type': 'image/svg+xml' } })
