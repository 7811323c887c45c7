import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { Announcer } from '../notifications/announcer.tsx'
import { $router, goTo, sectionHref, useAddress } from '../router.ts'
import { firstSection } from '../sections.ts'
import { useUser } from '../session/session.ts'
import { AccountDialogs } from './account-dialogs.tsx'
import { closeOverlays } from './overlay-state.ts'
import { Overlays } from './overlays.tsx'
import { SectionView } from './section-view.tsx'
import css from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { useSidebarWidth } from './sidebar-width.ts'
import { useOpenSection } from './use-open-section.ts'

/** The portal of a signed-in person: the sidebar and the section in the address. */
export function Shell() {
  const user = useUser()
  const known = useStore($router) !== undefined
  const { key } = useAddress()
  const section = useOpenSection(user, key)
  const { iconsOnly, toggle } = useSidebarWidth()
  const main = useFocusOnNavigation(section.key)
  const start = known && key === '' ? firstSection(user) : undefined

  useEffect(() => {
    if (start) goTo(sectionHref(start.key), 'replace')
  }, [start])
  useEffect(() => {
    document.title = `${section.label} · Admin Portal`
  }, [section])

  return (
    <div className={css.shell} data-icons-only={iconsOnly}>
      <a className={css.skip} href="#content" target="_self">
        Skip to content
      </a>
      <aside className={css.side} aria-label="Menu">
        <Sidebar iconsOnly={iconsOnly} onToggle={toggle} />
      </aside>
      <main ref={main} id="content" className={css.main} tabIndex={-1} aria-label={section.label}>
        {!start && <SectionView key={section.key} section={section} />}
      </main>
      <AccountDialogs />
      <Overlays />
      <Announcer />
    </div>
  )
}

/** Moves the focus into a section on navigation, so that reading and typing continue there. */
function useFocusOnNavigation(sectionKey: string) {
  const main = useRef<HTMLElement>(null)
  const last = useRef(sectionKey)
  useEffect(() => {
    if (last.current === sectionKey) return
    last.current = sectionKey
    closeOverlays()
    // A section may have focused something itself, such as an open record.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [sectionKey])
  return main
}
