import { enterSite } from '../api/enter-site.ts'
import { isPasswordRequired } from '../api/site-access.ts'
import { paths } from '../paths.ts'
import { type Entry, onwardPath, siteEntry } from '../stores/site-entry.ts'
import { saveEntered } from './visit.ts'

const form = document.querySelector('form')
const field = document.querySelector<HTMLInputElement>('#password')
const toggle = document.querySelector<HTMLButtonElement>('[data-shows="password"]')
const button = document.querySelector<HTMLButtonElement>('[type="submit"]')
const problem = document.querySelector<HTMLElement>('[role="alert"]')

const { $entry, enter } = siteEntry(enterSite)

function openSite(): void {
  const here = new URL(location.href)
  if (here.pathname === paths.locked) location.replace(onwardPath(here))
  else location.reload()
}

function show(entry: Entry): void {
  if (!field || !button || !problem) return
  const isChecking = entry.is === 'checking'
  button.textContent = isChecking ? 'Checking…' : 'Enter'
  button.disabled = isChecking || !field.value.trim()
  field.readOnly = isChecking
  field.setAttribute('aria-invalid', String(entry.is === 'wrong'))
  problem.textContent = entry.is === 'wrong' ? entry.sentence : ''
  if (entry.is === 'wrong') field.select()
  if (entry.is !== 'authenticated') return
  saveEntered(true)
  openSite()
}

$entry.subscribe(show)
field?.addEventListener('input', () => {
  if (button) button.disabled = !field.value.trim()
})
form?.addEventListener('submit', (event) => {
  event.preventDefault()
  void enter(field?.value ?? '')
})
toggle?.addEventListener('click', () => {
  if (!field) return
  const isShown = field.type === 'text'
  field.type = isShown ? 'password' : 'text'
  toggle.setAttribute('aria-label', isShown ? 'Show password' : 'Hide password')
  field.focus()
})

// This screen is shown at any address that the server has just refused; opened directly, it may no longer be needed.
saveEntered(false)
if (location.pathname === paths.locked) void isPasswordRequired().then((isRequired) => isRequired || openSite())
