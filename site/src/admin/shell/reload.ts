/**
 * Loads the page anew, for a part of it that did not come; `false`, and nothing happens, while the server cannot be reached:
 * the browser would put its own page in the place of the portal.
 */
export async function reloadIfReached(): Promise<boolean> {
  const isReached = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
  if (isReached) location.reload()
  return isReached
}
