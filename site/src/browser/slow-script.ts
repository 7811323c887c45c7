/** Takes away what says that the script of a page is slow. */
export function removeSlowNotice(): void {
  document.querySelector('[data-slow]')?.remove()
}
