/**
 * The entered address of a picture, without the host if that is this site's. The library finds the uses of a picture by the
 * address without a host: it updates them when the picture is renamed, and refuses to delete a picture that has any.
 */
export function ownPath(entered: string, origin: string): string {
  const address = entered.trim()
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : entered
}
