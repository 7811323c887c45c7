// Without this script the browser's own menu prints.
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-prints]')) {
  button.hidden = false
  button.addEventListener('click', () => print())
}
