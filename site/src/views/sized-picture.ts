/** Address of an image about so many pixels wide; only the library can resize, any other is as it is. */
export function sizedPicture(url: string, width: number): string {
  return url.startsWith('/images/') ? `${url}${url.includes('?') ? '&' : '?'}w=${width}` : url
}
