/**
 * An entered address of a picture; one of this site without its host, as it is copied from a page: the library would not know
 * that the picture is in use, and could neither follow its new name nor keep it from being deleted.
 */
export function ownPath(entered: string, origin: string): string {
  const address = entered.trim()
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : entered
}
