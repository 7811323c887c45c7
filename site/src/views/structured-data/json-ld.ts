import { jsonInScript } from '../json-in-script.ts'

/** The site's own address, from the configuration, since a request's Host header can be forged. */
export type Site = URL | undefined

/** An entity described in the vocabulary of schema.org. */
export interface Thing {
  '@type': string
}

/** The absolute URL of a path on this site. */
export function absolute(path: string, site: Site): string {
  return new URL(path, site).href
}

/** Serializes things as one JSON-LD script. */
export function jsonLd(things: readonly Thing[]): string {
  return jsonInScript({ '@context': 'https://schema.org', '@graph': things })
}
