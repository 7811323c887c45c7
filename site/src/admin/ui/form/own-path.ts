/**
 * The entered address of a picture, without the host if it is this site's, as when copied from a page: with the host, the library
 * would not see that the picture is in use, and could neither update the address on a rename nor refuse to delete the picture.
 */
export function ownPath(entered: string, origin: string): string {
  const address = entered.trim()
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : entered
}
