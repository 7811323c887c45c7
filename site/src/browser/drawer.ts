// Opens and closes the menu of narrow windows; the native dialog keeps focus inside and closes on Escape.
const drawer = document.querySelector<HTMLDialogElement>('#menu')

document.querySelector('[data-opens="menu"]')?.addEventListener('click', () => drawer?.showModal())
// Where it is opened it is closed: the second press of a double click would take the menu away again.
document.querySelector<HTMLElement>('[data-closes="menu"]')?.addEventListener('click', ({ detail }) => {
  if (detail < 2) drawer?.close()
})

// A click on the backdrop lands on the dialog itself; a link to a place on this page leaves the menu open.
drawer?.addEventListener('click', (event) => {
  if (event.target === drawer || (event.target instanceof Element && event.target.closest('a'))) drawer.close()
})

// Without the menu button there is nothing to come back to, and an invisible modal would freeze the page.
matchMedia('(min-width: 48em)').addEventListener('change', (wide) => wide.matches && drawer?.close())
