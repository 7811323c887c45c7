import styles from './forms.module.css'

/** The link to the page of a request that was just sent. */
export function YourPage({ link }: { link: string | null }) {
  if (!link) return null
  return (
    <div className={styles.page}>
      <p>
        <a className="button" href={link}>
          Open your request
        </a>
      </p>
      <p>
        This page of your own shows where your request stands. Accept the price there, ask us, or withdraw. Keep its
        address to yourself: whoever has it can do all of that.
      </p>
    </div>
  )
}
