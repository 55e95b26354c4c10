import { Icon } from '../../ui/icon.tsx'
import { lookText, signs, type Look } from './week.ts'
import styles from './calendar.module.css'

const looks = Object.keys(lookText) as Look[]

/** What the edges and signs of the blocks mean. */
export const Legend = () => (
  <ul className={styles.legend} aria-label="What the blocks mean">
    {looks.map((look) => (
      <li key={look}>
        <span className={`${styles.mark} ${styles[look]}`} aria-hidden="true">
          <Icon name={signs[look]} size={12} />
        </span>
        {lookText[look]}
      </li>
    ))}
  </ul>
)
