import { about } from '../lib/about.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './social-links.module.css'

const links = [
  ['x', 'i-one on X'],
  ['instagram', 'i-one on Instagram'],
  ['facebook', 'i-one on Facebook'],
] as const

export const SocialLinks = () => (
  <div className={styles.links}>
    {links.map(([icon, label]) => (
      <a key={icon} href={about[icon]} aria-label={about[icon] === '/' ? `${label}, no page yet` : label}>
        <Icon name={icon} />
      </a>
    ))}
  </div>
)
