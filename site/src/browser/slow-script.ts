/** Removes the notice that a page's script is slow. */
export function removeSlowNotice(): void {
  document.querySelector('[data-slow]')?.remove()
}
