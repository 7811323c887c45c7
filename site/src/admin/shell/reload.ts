/**
 * Reloads the page, for a part that failed to load; does nothing and returns `false` while the server cannot be reached, since
 * the browser's own error page would replace the portal.
 */
export async function reloadIfReached(): Promise<boolean> {
  const isReached = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
  if (isReached) location.reload()
  return isReached
}
