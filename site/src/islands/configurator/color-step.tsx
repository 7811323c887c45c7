import { useStore } from '@nanostores/react'
import { ralColors } from '#domain/build/ral-colors'
import type { Builder } from './builder.ts'
import styles from './color-step.module.css'

/** Step 2: exactly one of the eight colors. */
export function ColorStep({ builder }: { builder: Builder }) {
  const { color_ral } = useStore(builder.$draft)
  return (
    <>
      <p id="colors-lead">Pick the color of the body. The picture shows it at once.</p>
      <div className={styles.colors} role="radiogroup" aria-labelledby="step-title" aria-describedby="colors-lead">
        {ralColors.map(({ code, name, hex }) => (
          <label key={code} className={styles.color}>
            <input
              type="radio"
              name="color"
              value={code}
              checked={code === color_ral}
              aria-label={`${name}, ${code}`}
              onChange={() => {
                builder.dismiss('color')
                builder.chooseColor(code)
              }}
            />
            <svg viewBox="0 0 64 64" aria-hidden="true">
              <circle cx="32" cy="32" r="30" fill={hex} stroke="currentColor" strokeOpacity=".25" strokeWidth="1.5" />
              <path
                d="M12 24a22 22 0 0 1 26-13"
                fill="none"
                stroke="#fff"
                strokeOpacity=".45"
                strokeWidth="4"
                strokeLinecap="round"
              />
              <g className={styles.tick}>
                <circle cx="50" cy="50" r="13" fill="#0e5a63" stroke="#fff" strokeWidth="2" />
                <path d="M44 50.5l4.5 4 7.5-8.5" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
              </g>
            </svg>
            <span>
              <strong>{name}</strong>
              <small>{code}</small>
            </span>
          </label>
        ))}
      </div>
    </>
  )
}
