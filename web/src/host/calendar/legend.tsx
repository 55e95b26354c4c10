import { lookText, type Look } from './week.ts'
import styles from './calendar.module.css'

const looks = Object.keys(lookText) as Look[]

/** What the edges of the blocks mean. */
export const Legend = () => (
  <ul className={styles.legend} aria-label="What the blocks mean">
    {looks.map((look) => (
      <li key={look}>
        <span className={`${styles.mark} ${styles[look]}`} aria-hidden="true" />
        {lookText[look]}
      </li>
    ))}
  </ul>
)
