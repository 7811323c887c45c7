/** Marks a picture that has loaded, for the ground it stands on. Listens on the document while capturing: `load` does not bubble. */
export function markLoaded({ target }: Event): void {
  if (target instanceof HTMLImageElement) target.dataset.loaded = ''
}
