// In one file, since the contact page loads both, and two this small would be mostly overhead.

/** Removes the notice that a page's script is slow. */
export function removeSlowNotice(): void {
  document.querySelector('[data-slow]')?.remove()
}

/** Sends a form whose button was pressed before its script ran (browser/pre-hydration.js). */
export function submitIfPressed(button: HTMLButtonElement | null | undefined): void {
  if (button?.dataset.pressed === undefined) return
  delete button.dataset.pressed
  button.form?.requestSubmit()
}
