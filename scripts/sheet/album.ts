import { writeFileSync } from 'node:fs'

/** One picture of the sheet: which screen it shows, how, and its file. */
export interface Shot {
  screen: string
  state: string
  width: number
  file: string
}

/** Writes one page that shows all pictures side by side, with a row for each screen and state. */
export function writeAlbum(path: string, shots: readonly Shot[]): void {
  const rows = Map.groupBy(shots, ({ screen, state }) => `${screen}, ${state}`)
  const written = [...rows].map(
    ([name, pictures]) => `<section><h2 id="${name}">${name}</h2><div>${pictures.map(figure).join('')}</div></section>`,
  )
  writeFileSync(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title>${STYLE}${written.join('\n')}</html>`,
  )
}

const figure = ({ file, screen, state, width }: Shot) =>
  `<figure><a href="${file}"><img src="${file}" alt="${screen}, ${state}, ${width} px" loading="lazy" width="${Math.round(width / 4)}"></a><figcaption>${width}</figcaption></figure>`

const STYLE = `<style>
body { margin: 24px; background: #8a8f8d; font: 14px system-ui }
h2 { position: sticky; top: 0; margin: 0; padding: 8px 0; background: inherit }
section { margin-bottom: 32px }
div { display: flex; gap: 16px; align-items: start; overflow-x: auto }
figure { margin: 0 } img { display: block; max-height: 1200px; object-fit: cover; object-position: top }
</style>`
