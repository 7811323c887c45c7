import { encode } from 'uqr'
import type { NewSecondFactor } from '#contract/second-factor'
import { CopyField } from '../ui/copy-field.tsx'
import css from './two-step.module.css'

// Scanners need four light modules around the code (ISO/IEC 18004).
const QUIET_ZONE = 4

/** The key of an authenticator app as a QR code, and as text for a phone that cannot scan it. */
export function KeyToScan({ secret, uri }: Pick<NewSecondFactor, 'secret' | 'uri'>) {
  return (
    <div className={css.key}>
      <p>
        Scan this with an authenticator app, such as Google Authenticator, Microsoft Authenticator or 1Password. Then
        enter the code that it shows.
      </p>
      <QrCode text={uri} />
      <CopyField label="Or type this key into the app" value={inGroups(secret)} />
    </div>
  )
}

function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text, { border: QUIET_ZONE })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className={css.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR code"
    >
      <path d={dark.join('')} />
    </svg>
  )
}

function inGroups(secret: string): string {
  return secret.replace(/.{4}(?=.)/g, '$& ')
}
