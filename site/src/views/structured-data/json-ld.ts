/** The site's own address, from the configuration; the one a request asks for can be forged. */
export type Site = URL | undefined

/** Something described in the words of schema.org. */
export interface Thing {
  '@type': string
}

/** An address of this site in full. */
export function absolute(path: string, site: Site): string {
  return new URL(path, site).href
}

/** Things as the text of one JSON-LD script; no text of the database can end the script. */
export function jsonLd(things: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
