import { toInitials, toKit, type Kit } from './kit.ts'
import styles from './crest.module.css'

type CrestProps = { name: string; kit?: Kit; size?: number }

export function Crest({ name, kit = toKit(name), size = 40 }: CrestProps) {
  return (
    <span
      className={styles.crest}
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: size * 0.33, background: kit.cloth, color: kit.ink }}
    >
      {toInitials(name)}
    </span>
  )
}
