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

/** Serializes things as one JSON-LD script, which no text from the database can close. */
export function jsonLd(things: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
