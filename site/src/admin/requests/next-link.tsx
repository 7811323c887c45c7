import { ArrowRight } from 'lucide-react'
import css from './next-link.module.css'

interface Props {
  name: string
  href: string
}

/** The link to the next request of the list, without going back to the list. */
export function NextLink({ name, href }: Props) {
  return (
    <a className={css.next} href={href}>
      <span className={css.words}>Next: {name}</span>
      <ArrowRight aria-hidden="true" size={16} />
    </a>
  )
}
