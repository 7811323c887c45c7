// A page from the back/forward cache comes back with what was typed before leaving, while its list is for other days.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) document.querySelector<HTMLFormElement>('#asked-days')?.reset()
})
