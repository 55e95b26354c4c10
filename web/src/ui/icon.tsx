import { classNames } from './class-names.ts'
import { icons, type IconName } from './icons.ts'
import styles from './icon.module.css'

export const Icon = ({ name, size, className }: { name: IconName; size?: number; className?: string }) => (
  <svg
    className={classNames(styles.icon, className)}
    viewBox="0 0 24 24"
    aria-hidden="true"
    style={size ? { width: size, height: size } : undefined}
  >
    <path d={icons[name]} />
  </svg>
)
