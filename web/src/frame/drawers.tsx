import { useMainStore } from '../lib/store.ts'
import { NavMenu } from './nav-menu.tsx'
import type { NavItem } from './navigation.ts'
import { ProfileDrawer } from './profile-drawer.tsx'

type DrawersProps = {
  open: 'menu' | 'profile' | undefined
  onClose: () => void
  active: string | undefined
  items: readonly NavItem[]
}

export function Drawers({ open, onClose, active, items }: DrawersProps) {
  const user = useMainStore(({ auth }) => auth.user)
  return (
    <>
      <NavMenu open={open === 'menu'} onClose={onClose} active={active} items={items} />
      {user && <ProfileDrawer user={user} open={open === 'profile'} onClose={onClose} />}
    </>
  )
}
