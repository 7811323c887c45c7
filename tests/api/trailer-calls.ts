import { PublicTrailerList, TrailerResponse } from '#contract/catalogue/trailer'
import { call, expectResponse, staff } from './client.ts'

/** Creates a trailer as staff do, and returns what was stored. */
export async function addTrailer(values: object = {}) {
  const body = { name: 'Made', ...values }
  return (await expectResponse(TrailerResponse, 201, 'POST', '/api/trailers', await staff({ body }))).trailer
}

/** A trailer as staff see it. */
export async function readTrailer(id: number) {
  return (await expectResponse(TrailerResponse, 200, 'GET', `/api/trailers/${id}`, await staff())).trailer
}

/** Tries to edit a trailer. */
export async function putTrailer(id: number, body: object, headers: Record<string, string> = {}) {
  return call('PUT', `/api/trailers/${id}`, await staff({ body, headers }))
}

/** Tries to delete a trailer. */
export async function removeTrailer(id: number, headers: Record<string, string> = {}) {
  return call('DELETE', `/api/trailers/${id}`, await staff({ headers }))
}

/** A trailer as visitors see it; `undefined` if they do not. */
export async function publicTrailer(id: number) {
  const { trailers } = await expectResponse(PublicTrailerList, 200, 'GET', '/api/trailers/public')
  return trailers.find((trailer) => trailer.id === id)
}
