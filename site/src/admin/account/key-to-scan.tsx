import { encode } from 'uqr'
import { CopyButton } from './copy-button.tsx'
import css from './two-step.module.css'

// Scanners need four light modules around the code (ISO/IEC 18004).
const QUIET_ZONE = 4

interface Props {
  uri: string
  /** Id for the sentence that says what to do. */
  wordsId: string
}

/** The key of an authenticator app as a QR code. */
export function KeyToScan({ uri, wordsId }: Props) {
  const { size, data } = encode(uri, { border: QUIET_ZONE })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <div className={css.words}>
      <p id={wordsId}>
        Add an account in your authenticator app: scan this, or type the key at the end. Then enter the six digits that
        the app shows.
      </p>
      <svg
        className={css.code}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label="QR code"
      >
        <path d={dark.join('')} />
      </svg>
    </div>
  )
}

/** The same key as text, for a phone that cannot scan it. */
export function KeyToType({ secret }: { secret: string }) {
  return (
    <div className={css.tools}>
      <p>
        Or type this key into the app: <code className={css.key}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <CopyButton text={secret} otherwise="The browser did not copy it. Type it by hand.">
        Copy key
      </CopyButton>
    </div>
  )
}
