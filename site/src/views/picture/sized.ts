/** URL of an image at about this width in pixels; only library images can be resized, any other URL stays as it is. */
export function sizedPicture(url: string, width: number): string {
  return url.startsWith('/images/') ? `${url}${url.includes('?') ? '&' : '?'}w=${width}` : url
}
