import styles from './forms.module.css'

/** The link to the page of a request that was just sent. */
export function RequestPageLink({ link }: { link: string | null }) {
  if (!link) return null
  return (
    <div className={styles.page}>
      <p>
        <a className="button" href={link}>
          Open your request
        </a>
      </p>
      <p>
        It has a page of its own, which shows where it stands. There you can accept the price, ask us a question or
        withdraw. Keep its address to yourself: whoever has it can do the same.
      </p>
    </div>
  )
}
