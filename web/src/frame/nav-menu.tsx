import { Link } from 'react-router'
import { Drawer } from '../ui/layout/drawer.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import { moreItems, type NavItem } from './navigation.ts'
import styles from './nav-menu.module.css'

type NavMenuProps = {
  open: boolean
  onClose: () => void
  active: string | undefined
  items: readonly NavItem[]
}

/** The nav's links on a screen too small to show them, and under them what they do not lead to. */
export const NavMenu = ({ open, onClose, active, items }: NavMenuProps) => (
  <Drawer open={open} onClose={onClose} title="Menu" top={<Wordmark />}>
    <nav aria-label="Main">
      <ul className={styles.links}>
        {items.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} aria-current={to === active ? 'page' : undefined} onClick={onClose}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
    <nav aria-label="More">
      <ul className={styles.more}>
        {moreItems.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} onClick={onClose}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  </Drawer>
)
