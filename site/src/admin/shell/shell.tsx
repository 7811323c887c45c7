import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $router, goTo, sectionHref, useAddress } from '../router.ts'
import { firstSection, sectionsFor } from '../sections.ts'
import { useUser } from '../session.ts'
import { NOWHERE } from './nowhere.tsx'
import { SectionView } from './section-view.tsx'
import css from './shell.module.css'
import { Sidebar } from './sidebar.tsx'

/** The portal of a signed-in person: the sidebar and the section in the address. */
export function Shell() {
  const user = useUser()
  const known = useStore($router) !== undefined
  const { key } = useAddress()
  const section = sectionsFor(user).find((open) => open.key === key) ?? NOWHERE
  const start = known && key === '' ? firstSection(user) : undefined

  useEffect(() => {
    if (start) goTo(sectionHref(start.key), 'replace')
  }, [start])
  useEffect(() => {
    document.title = `${section.label} · Admin Portal`
  }, [section])

  return (
    <div className={css.shell}>
      <a className={css.skip} href="#content" target="_self">
        Skip to content
      </a>
      <aside className={css.side} aria-label="Menu">
        <Sidebar />
      </aside>
      <main id="content" className={css.main} tabIndex={-1}>
        {!start && <SectionView key={section.key} section={section} />}
      </main>
    </div>
  )
}
