import { useMain } from '../lib/store.ts'
import { NavMenu } from './nav-menu.tsx'
import { ProfileDrawer } from './profile-drawer.tsx'

type DrawersProps = {
  open: 'menu' | 'profile' | undefined
  onClose: () => void
  /** The path of the nav item that is active. */
  active: string | undefined
  isHost: boolean
}

export function Drawers({ open, onClose, active, isHost }: DrawersProps) {
  const user = useMain(({ auth }) => auth.user)
  const close = (isOpen: boolean) => !isOpen && onClose()
  return (
    <>
      <NavMenu open={open === 'menu'} onOpenChange={close} active={active} isHost={isHost} />
      {user && <ProfileDrawer user={user} open={open === 'profile'} onOpenChange={close} />}
    </>
  )
}
