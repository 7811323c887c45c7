/** Sends a form whose button was pressed before its script ran (browser/early.js). */
export function sendIfPressed(button: HTMLButtonElement | null | undefined): void {
  if (button?.dataset.pressed === undefined) return
  delete button.dataset.pressed
  button.form?.requestSubmit()
}
