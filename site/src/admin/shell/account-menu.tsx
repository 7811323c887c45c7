import { ChevronsUpDown, KeyRound, LogOut, MessageCircleQuestion, ShieldCheck } from 'lucide-react'
import { type KeyboardEvent, type ToggleEvent, useId, useRef, useState } from 'react'
import { leaving } from '../leave-guard.ts'
import { signOut, useUser } from '../session/session.ts'
import { $accountDialog } from './account-dialogs.tsx'
import css from './account-menu.module.css'
import { ThemeChoice } from './theme-choice.tsx'

const ENTRIES = [
  { label: 'Change my password', icon: KeyRound, choose: () => $accountDialog.set('password') },
  { label: 'Two-step sign-in', icon: ShieldCheck, choose: () => $accountDialog.set('two-step') },
  { label: 'Questions you switched off', icon: MessageCircleQuestion, choose: () => $accountDialog.set('questions') },
  { label: 'Log out', icon: LogOut, choose: () => leaving(signOut) },
] as const

/** Who is signed in, and what they can do about it. */
export function AccountMenu({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const { username, email } = useUser()
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  // Safari before 17 has no popovers and would always show the menu: there the same button toggles it.
  const isPlain = !('popover' in HTMLElement.prototype)
  const [isShown, setIsShown] = useState(false)
  const opened = ({ newState }: ToggleEvent) => newState === 'open' && menu.current?.querySelector('button')?.focus()
  const hide = () => {
    setIsShown(false)
    menu.current?.hidePopover?.()
  }
  // Closes only the menu, not also the drawer around it, as Safari would by default.
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    event.preventDefault()
    hide()
  }
  // Hidden first, which gives the focus back, so that a dialog that opens next returns it there.
  const choose = (act: () => void) => {
    hide()
    onChoose?.()
    act()
  }
  return (
    <>
      <button
        type="button"
        className={css.person}
        popoverTarget={id}
        title={`${username}: account`}
        aria-expanded={isPlain ? isShown : undefined}
        onClick={isPlain ? () => setIsShown(!isShown) : undefined}
      >
        <WhoIsSignedIn username={username} />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: no set of fields */}
      <div
        ref={menu}
        id={id}
        className={css.menu}
        popover="auto"
        hidden={isPlain && !isShown}
        role="group"
        aria-label="Account"
        onToggle={opened}
        onKeyDown={closeByKey}
      >
        <p className={css.email}>
          Signed in as <strong>{username}</strong>
          <br />
          {email}
        </p>
        <MenuEntries onChoose={choose} />
        <ThemeChoice />
      </div>
    </>
  )
}

function WhoIsSignedIn({ username }: { username: string }) {
  return (
    <>
      <span className={css.initial} aria-hidden="true">
        {[...username][0]?.toUpperCase()}
      </span>
      <span className={css.who}>
        <span className={css.name}>{username}</span>
        System Administrator
      </span>
      <ChevronsUpDown className={css.more} aria-hidden="true" size={16} />
    </>
  )
}

function MenuEntries({ onChoose }: { onChoose: (act: () => void) => void }) {
  return (
    <ul className={css.entries}>
      {ENTRIES.map(({ label, icon: Icon, choose }) => (
        <li key={label}>
          <button type="button" className={css.entry} onClick={() => onChoose(choose)}>
            <Icon aria-hidden="true" size={16} />
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
