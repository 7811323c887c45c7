/**
 * Refuses a file that is dragged over anything that does not accept it: the browser would open it, and what was typed would be
 * lost. Listens on the window, after what accepts files.
 */
export function refuseFiles(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}
