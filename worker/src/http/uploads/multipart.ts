import { AppError } from '../app-error.ts'

/** A part of a form: a file if it has a file name, even an empty one, else a text field. */
export interface FormPart {
  field: string
  filename: string | undefined
  bytes: Buffer
}

/** Message of the error catalogue for an upload that did not arrive whole (admin specification, section 8). */
export const INTERRUPTED = 'Upload was interrupted. Please try again.'

const MAX_PARTS = 20
const MAX_HEADER_BYTES = 4096
const LINE_END = '\r\n'

/** The boundary from a form's content type; 415 for any other type. */
export function boundaryOf(contentType: string): string {
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType)) {
    throw new AppError('wrong-type', 'Send the image as multipart/form-data.')
  }
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  return quoted ?? plain ?? refuse()
}

/** The parts of a form that has arrived whole, as views of `body`; 400 if it is truncated or malformed. */
export function readParts(body: Buffer, boundary: string): FormPart[] {
  const delimiter = `--${boundary}`
  if (!startsWith(body, 0, delimiter)) refuse()
  const parts: FormPart[] = []
  let at = delimiter.length
  while (!startsWith(body, at, '--')) {
    if (parts.length === MAX_PARTS || !startsWith(body, at, LINE_END)) refuse()
    const headerEnd = body.indexOf(LINE_END + LINE_END, at)
    if (headerEnd === -1 || headerEnd - at > MAX_HEADER_BYTES) refuse()
    const from = headerEnd + 4
    const end = body.indexOf(LINE_END + delimiter, from)
    if (end === -1) refuse()
    parts.push({ ...named(body.toString('utf8', at, headerEnd)), bytes: body.subarray(from, end) })
    at = end + LINE_END.length + delimiter.length
  }
  return parts
}

function startsWith(body: Buffer, at: number, text: string): boolean {
  return body.toString('latin1', at, at + text.length) === text
}

function named(header: string): Pick<FormPart, 'field' | 'filename'> {
  const disposition = /^content-disposition:\s*form-data\s*(;.*)$/im.exec(header)?.[1] ?? refuse()
  const field = /;\s*name="([^"]*)"/i.exec(disposition)?.[1] ?? refuse()
  return { field, filename: asOnDisk(/;\s*filename="([^"]*)"/i.exec(disposition)?.[1]) }
}

// In the name of a file, browsers escape quotes and line ends and nothing else (WHATWG HTML, multipart/form-data encoding).
function asOnDisk(filename: string | undefined): string | undefined {
  return filename?.replace(/%(?:22|0D|0A)/g, decodeURIComponent)
}

function refuse(): never {
  throw new AppError('invalid', INTERRUPTED)
}
