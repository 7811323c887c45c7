import type { ImageType } from '#contract/picture/image'
import { tooLong } from '#contract/text/too-long'

const EXTENSIONS = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
} as const satisfies Record<ImageType, string>

// The specification's API addresses name some folders in the singular.
const ALIASES: Record<string, string> = { trailer: 'trailers', rental: 'rentals' }
// Under `folders` an address lists the folders themselves.
const RESERVED: readonly string[] = [...Object.keys(ALIASES), 'folders']

/** Path of the folder that an address names: `trailer` and `rental` are aliases of their plurals. */
export function folderPath(name: string): string {
  return Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? name) : name
}

/** Path of a new folder called `name`, as in “summer-menu”; `null` if addresses of the library use it otherwise. */
export function newFolderPath(name: string): string | null {
  const path = name.toLowerCase().replace(/[ _-]+/g, '-')
  return RESERVED.includes(path) ? null : path
}

/** Address of an image of the library. */
export function imageAddress(folder: string, filename: string): string {
  return `/images/${folder}/${encodeURIComponent(filename)}`
}

// A base, needed only to parse a path the way browsers do.
const ANYWHERE = 'https://anywhere.example'

/** True for an address that a browser resolves to one of the library, however it is spelled. */
export function isInLibrary(url: string): boolean {
  if (!url.startsWith('/')) return false
  const { pathname } = new URL(url, ANYWHERE)
  try {
    return decodeURIComponent(pathname).startsWith('/images/')
  } catch {
    return pathname.startsWith('/images/')
  }
}

/** Folder and name of the library image at `url`; `null` for any other address, or one that we would spell differently. */
export function libraryImage(url: string): { folder: string; filename: string } | null {
  const [, folder = '', name = ''] = /^\/images\/([\w-]+)\/([^/?#]+)(?:\?|$)/.exec(url) ?? []
  try {
    const filename = decodeURIComponent(name)
    return name && imageAddress(folder, filename) === url.split('?')[0] ? { folder, filename } : null
  } catch {
    return null
  }
}

/** Name of a new image: the readable part of its original file name, `unique` to make it so, and the extension of its type. */
export function newImageName(original: string, unique: string, type: ImageType): string {
  const [base = ''] = original.split(/[/\\]/).slice(-1)
  const readable = base
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
  return `${readable || 'picture'}-${unique}.${EXTENSIONS[type]}`
}

const MAX_CHARACTERS = 100

/** Why a picture called `filename` cannot be renamed to `newName`; `null` if it can. */
export function nameRefusal(newName: string, filename: string): string | null {
  const extension = /\.[^.]*$/.exec(filename)?.[0] ?? ''
  if (newName.length > MAX_CHARACTERS) return `${tooLong(MAX_CHARACTERS, newName.length)}.`
  if (!/^[A-Za-z0-9_-][A-Za-z0-9._ -]*$/.test(newName) || newName.includes('..')) {
    return 'Use letters (no accents), digits, spaces, dots and dashes in a name.'
  }
  return newName.endsWith(extension) ? null : `Keep the extension ${extension} at the end of the name.`
}
