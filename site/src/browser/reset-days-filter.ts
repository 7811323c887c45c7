// A page from the back/forward cache still has the days typed before leaving, but its list is for other days.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) document.querySelector<HTMLFormElement>('#days-filter')?.reset()
})
