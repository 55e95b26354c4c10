import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import type { Row } from './tonight-query.ts'
import styles from './tonight.module.css'

export const TonightRow = ({ href, time, day, name, detail, price, left, few }: Row) => (
  <li>
    <a href={href} className={styles.row}>
      <span className={`num ${styles.time}`}>
        {time}
        {day && <small>{day}</small>}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.price}>{price}</span>
      <span className={styles.detail}>{detail}</span>
      <span className={classNames(styles.left, few && styles.few)}>{left}</span>
      <Icon name="forward" className={styles.go} />
    </a>
  </li>
)
