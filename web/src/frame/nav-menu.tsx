import { t } from '@lingui/core/macro'
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

export const NavMenu = ({ open, onClose, active, items }: NavMenuProps) => (
  <Drawer open={open} onClose={onClose} title={t`Menu`} top={<Wordmark />}>
    <nav aria-label={t({ message: 'Main', comment: 'Label of the main navigation' })}>
      <ul className="py-2 px-5">
        {items.map(({ to, text }) => (
          <li key={to}>
            <Link
              className={`relative flex items-center min-h-15 border-b border-b-line text-[1.25rem] font-extrabold font-stretch-125% tracking-[-0.02em] no-underline hover:text-turf aria-[current=page]:text-turf ${styles.link}`}
              to={to}
              aria-current={to === active ? 'page' : undefined}
              onClick={onClose}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
    <nav aria-label={t({ message: 'More', comment: 'Label of the navigation with more links' })}>
      <ul className="px-5 pb-6">
        {moreItems.map(({ to, text }) => (
          <li key={to}>
            <Link
              className="flex items-center min-h-12 font-strong no-underline hover:text-turf"
              to={to}
              onClick={onClose}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  </Drawer>
)
