import { sectionHref } from '../router.ts'
import { useMayOpenOf } from '../session/use-may-open.ts'
import { Fact } from '../ui/panel/facts.tsx'
import css from './facts.module.css'

const LISTS = [
  { section: 'rentals', words: 'Rental requests' },
  { section: 'custom-builds', words: 'Build requests' },
  { section: 'contact-requests', words: 'Messages' },
] as const

/** The ways to everything sent with this e-mail address, since one person often sends several; nothing without an address. */
export function SameAddress({ email }: { email: string }) {
  const mayOpen = useMayOpenOf()
  if (email === '') return null
  return (
    <Fact label="Same e-mail" screenOnly>
      <span className={css.lists}>
        {LISTS.filter(({ section }) => mayOpen(section)).map(({ section, words }) => (
          <a key={section} href={sectionHref(section, { q: email })}>
            {words}
          </a>
        ))}
      </span>
    </Fact>
  )
}
