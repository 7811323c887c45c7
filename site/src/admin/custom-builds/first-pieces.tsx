import { Small } from '../requests/row.tsx'
import css from './build.module.css'
import { firstPieces } from './words.ts'

/** The first pieces of a build, a line each, and how many more there are. */
export function FirstPieces({ names }: { names: readonly string[] }) {
  const { named, more } = firstPieces(names)
  if (named.length === 0) return 'No equipment'
  return (
    <>
      <ul className={css.first}>
        {named.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {more > 0 && <Small>+{more} more</Small>}
    </>
  )
}
