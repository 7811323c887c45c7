import { sectionHref } from '../router.ts'
import { Fact } from '../ui/facts.tsx'
import { useMayOpenOf } from '../use-may-open.ts'
import css from './facts.module.css'

const LISTS = [
  { section: 'rentals', words: 'Rental requests' },
  { section: 'custom-builds', words: 'Build requests' },
  { section: 'contact-requests', words: 'Messages' },
]

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
