// Opens and closes the menu of narrow windows; the native dialog keeps focus inside and closes on Escape. Until this script arrives
// the buttons do so by their commands, in browsers that know those, and from then on this script in all.
const drawer = document.querySelector<HTMLDialogElement>('#menu')
const { dataset } = document.documentElement

if (drawer?.open) dataset.menu = 'open'
document.querySelector('[command="show-modal"]')?.addEventListener('click', (event) => {
  event.preventDefault()
  drawer?.showModal()
  dataset.menu = 'open'
})
drawer?.addEventListener('close', () => delete dataset.menu)
// The close button appears where the menu button was: ignoring the second click of a double click keeps the menu open.
drawer?.querySelector('button')?.addEventListener('click', (event) => {
  event.preventDefault()
  if (event.detail < 2) drawer.close()
})

// A click on the backdrop targets the dialog itself. A link within this page must close the menu too.
drawer?.addEventListener('click', (event) => {
  if (event.target === drawer || (event.target instanceof Element && event.target.closest('a'))) drawer.close()
})

// A wide window hides the menu button, which could not take the focus back when the menu is closed there.
matchMedia('(min-width: 48em)').addEventListener('change', (wide) => wide.matches && drawer?.close())
