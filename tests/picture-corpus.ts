import { deflateSync, gzipSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A drawing with one of everything that is allowed. */
export const CLEAN_SVG = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Made by a drawing program -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:ink="http://ink.org/ns" viewBox="0 0 64 32">
  <metadata><rdf:RDF xmlns:rdf="http://rdf.org/">Owner: Nora, 27.95, -82.46</rdf:RDF></metadata>
  <ink:view ink:zoom="2"/>
  <title>Trailer &amp; sun</title>
  <style>.a { fill: url(#sky) } <![CDATA[.b > path { fill: #c00 }]]></style>
  <defs><linearGradient id="sky"><stop offset="0" stop-color="#fff"/></linearGradient><path id="wheel" d="M0 0h1"/></defs>
  <g class="a" data-name="Body" ink:label="x"><path d="M1 1L5 5" style="stroke: #000"/></g>
  <use xlink:href="#wheel" x="3"/><text x="1">A &lt; B &#x2013; C</text>
</svg>`

function svg(inside: string, root = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inside}</svg>`
}

/** Drawings that would run, load or hide something (checks 39 and 48). */
export const BAD_DRAWINGS: Record<string, string | Buffer> = {
  script: svg('<script>alert(1)</script>'),
  'a script in CDATA': svg('<script><![CDATA[alert(1)]]></script>'),
  'a script by another name': svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'),
  'a script in what is left out': svg('<metadata><script>alert(1)</script></metadata>'),
  'a handler': svg('', 'onload="alert(1)"'),
  'a handler after a line break': svg('<rect\nONCLICK\n=\n"alert(1)"/>'),
  'a handler in what is left out': svg('<metadata onload="alert(1)"/>'),
  'a link that runs': svg('<a xlink:href="javascript:alert(1)"><rect/></a>'),
  'a use that runs': svg('<use href="java&#x0A;script:alert(1)"/>'),
  foreignObject: svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
  'a use of another document': svg('<use href="http://evil.test/x.svg#a"/>'),
  'an image from elsewhere': svg('<image href="https://evil.test/x.png"/>'),
  'an image that is a page': svg('<image href="data:text/html;base64,PHNjcmlwdD4="/>'),
  'an image that is a drawing': svg('<image href="data:image/svg+xml;base64,PHN2Zz4="/>'),
  'an image of the same site': svg('<image href="/api/rentals"/>'),
  'an entity': `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<text>&a;</text>')}`,
  'a billion laughs': `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`,
  'an unknown entity': svg('<text>&nbsp;</text>'),
  'a style that imports': svg('<style>@import url(https://evil.test/x.css);</style>'),
  'a style that loads': svg('<style>rect { fill: url( "https://evil.test/x" ) }</style>'),
  'an import cut by a comment': svg('<style>@imp<!-- -->ort "https://evil.test/x.css";</style>'),
  'an address cut by a comment': svg('<style>rect { fill: ur<!-- -->l(https://evil.test/x) }</style>'),
  'an import cut by a section': svg('<style>@imp<![CDATA[ort "https://evil.test/x.css";]]></style>'),
  'an element inside a style': svg('<style>@imp<g/>ort "https://evil.test/x.css";</style>'),
  'a style behind escapes': svg('<style>@\\69mport "x";</style>'),
  'an attribute that loads': svg('<rect style="background: URL(//evil.test/x)"/>'),
  'a fill that loads': svg('<rect fill="url(https://evil.test/x#a)"/>'),
  'a set that makes a link run': svg('<set attributeName="href" to="javascript:alert(1)"/>'),
  'an animation': svg('<animate attributeName="x" values="1"/>'),
  'copies of copies': svg('<g id="a"><use href="#b"/></g><g id="b"><rect/></g><use href="#a"/>'),
  'a stylesheet before it': `<?xml-stylesheet href="x.css"?>${svg('')}`,
  'an unclosed element': '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>',
  'two roots': `${svg('')}${svg('')}`,
  'text behind it': `${svg('')}<!-- --> hello`,
  'another namespace': '<svg xmlns="http://www.w3.org/1999/xhtml"/>',
  'no namespace': '<svg><rect/></svg>',
  'a namespace changed inside': svg('<g xmlns="http://www.w3.org/1999/xhtml"/>'),
  'nesting without end': svg('<g>'.repeat(10_000)),
  'a huge size': svg('', 'viewBox="0 0 20000 20000"'),
  'UTF-16': Buffer.from(`\uFEFF${svg('')}`, 'utf16le'),
  'another encoding': `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`,
  gzip: gzipSync(svg('')),
}

const canvas = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c1121c' } })

/** A small picture of each type, with camera and location in its metadata, and rotated on its side. */
export async function photographs(): Promise<Record<'jpeg' | 'png' | 'webp', Buffer>> {
  const exif = {
    IFD0: { Make: 'SecretCamera', Copyright: 'Nora Field' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 57/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '82/1 27/1 0/1' },
  }
  const held = () => canvas(64, 48).withExif(exif).withMetadata({ orientation: 6, exif })
  return {
    jpeg: await held().jpeg().toBuffer(),
    png: await held().png().toBuffer(),
    webp: await held().webp().toBuffer(),
  }
}

/** A plain JPEG. */
export function plainJpeg(width = 64, height = 48): Promise<Buffer> {
  return canvas(width, height).jpeg().toBuffer()
}

/** A plain PNG. */
export function plainPng(width = 64, height = 48): Promise<Buffer> {
  return canvas(width, height).png().toBuffer()
}

/** Pictures with a valid header, and no pixels behind it. */
export async function damaged(): Promise<Record<'jpeg' | 'png', Buffer>> {
  const jpeg = await plainJpeg()
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]))
  const head = jpeg.subarray(0, scan + 2 + jpeg.readUInt16BE(scan + 2))
  return { jpeg: Buffer.concat([head, Buffer.from([0xff, 0xd9])]), png: pngOf(64, 48) }
}

/** A PNG chunk without a checksum, which no reader here checks. */
export function pngChunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)])
}

/** A PNG whose header declares this size, with almost no data; `chunks` follow the header. */
export function pngOf(width: number, height: number, chunks: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = pngChunk('IDAT', deflateSync(Buffer.alloc(1)))
  return Buffer.concat([signature, pngChunk('IHDR', header), ...chunks, data, pngChunk('IEND', Buffer.alloc(0))])
}

/** Files that are none of the four types, whatever they are called (check 41). */
export async function strangers(): Promise<Record<string, Buffer>> {
  const jpeg = await plainJpeg()
  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  const webp = await canvas(16, 16).webp().toBuffer()
  const withPage = Buffer.concat([webp, Buffer.from('XMP '), Buffer.from([page.length, 0, 0, 0]), page])
  withPage.writeUInt32LE(withPage.length - 8, 4)
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), page])
  return {
    'an empty file': Buffer.alloc(0),
    'a web page': page,
    text: Buffer.from('hello'),
    'a GIF': Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'),
    'a BMP': Buffer.from('BM\x1e\0\0\0\0\0\0\0', 'latin1'),
    'an AVIF': await canvas(16, 16).avif().toBuffer(),
    'a PDF': Buffer.from('%PDF-1.7\n'),
    'a program': Buffer.from('MZ\x90\0\x03', 'latin1'),
    'a page behind a JPEG': Buffer.concat([jpeg, page]),
    'a page in the comment of a JPEG': Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
    'a page in a PNG': pngOf(1, 1, [pngChunk('tEXt', page)]),
    'a page behind a PNG': Buffer.concat([pngOf(1, 1), page]),
    'a page in a WebP': withPage,
    'a page behind a WebP': Buffer.concat([webp, page]),
    'a JPEG cut short': jpeg.subarray(0, jpeg.length - 10),
    'the head of a JPEG': jpeg.subarray(0, 20),
    'the head of a PNG': pngOf(1, 1).subarray(0, 33),
    'a PNG without data': Buffer.concat([pngOf(1, 1).subarray(0, 33), pngChunk('IEND', Buffer.alloc(0))]),
    'a flood of pixels': pngOf(65_535, 65_535),
    'a PNG a little too wide': pngOf(12_001, 10),
    'a PNG of too many pixels': pngOf(10_000, 5_001),
    'a PNG without a side': pngOf(0, 10),
    'a PNG that moves': pngOf(1, 1, [pngChunk('acTL', Buffer.alloc(8, 1))]),
    'a WebP that moves': await sharp(Buffer.concat([Buffer.alloc(48, 9), Buffer.alloc(48, 99)]), {
      raw: { width: 4, height: 8, channels: 3, pageHeight: 4 },
    })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer(),
  }
}
