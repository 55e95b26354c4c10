import { toInitials, toKit, type Kit } from './kit.ts'
import styles from './crest.module.css'

export const Crest = ({ name, kit = toKit(name), size = 40 }: { name: string; kit?: Kit; size?: number }) => (
  <span
    className={styles.crest}
    aria-hidden="true"
    style={{ width: size, height: size, fontSize: size * 0.33, background: kit.cloth, color: kit.ink }}
  >
    {toInitials(name)}
  </span>
)
