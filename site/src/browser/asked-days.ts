// A page that the browser kept whole comes back with what was typed when it was left, and its list is of other days.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) document.querySelector<HTMLFormElement>('#asked-days')?.reset()
})
