import type { ComponentProps } from 'react'
import styles from './link-button.module.css'

/** A button that looks like a link, for what is done beside the main task. */
export function LinkButton(props: ComponentProps<'button'>) {
  return <button type="button" className={styles.link} {...props} />
}
