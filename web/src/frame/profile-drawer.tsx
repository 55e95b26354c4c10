import type { User } from '@i-one/contract/accounts'
import { t } from '@lingui/core/macro'
import { Link } from 'react-router'
import { LogOut } from '../accounts/log-out.tsx'
import { useIsHost } from '../centres/staff/use-is-host.ts'
import { positionLabel } from '../lib/positions.ts'
import { CentreCircle } from '../ui/football/ring.tsx'
import { Shirt } from '../ui/football/shirt.tsx'
import { Icon } from '../ui/icon.tsx'
import { Drawer } from '../ui/layout/drawer.tsx'
import { moreItems } from './navigation.ts'

export function ProfileDrawer({ user, open, onClose }: { user: User; open: boolean; onClose: () => void }) {
  const isHost = useIsHost(open ? user : null, false)
  const fields = [
    [t`Nickname`, user.nickname],
    [t`First name`, user.firstName],
    [t`Last name`, user.lastName],
    [t`Position`, positionLabel(user.position)],
    [t`Phone number`, user.phoneNumber],
    [t`Email`, user.email],
  ]
  const ways = [
    { to: '/profile', text: t`Profile` },
    ...moreItems,
    { to: '/settings', text: t`Settings` },
    ...(isHost ? [{ to: '/host', text: t`Host console` }] : []),
    ...(user.isAdmin ? [{ to: '/admin', text: t`Staff` }] : []),
  ]
  return (
    <Drawer open={open} onClose={onClose} title={t`Your profile`} top={<Name user={user} />}>
      <dl className="py-2 px-5 lg:grid lg:grid-cols-[1fr_1fr] lg:gap-y-0 lg:gap-x-6 lg:py-3 lg:px-9">
        {fields.map(([term, value]) => (
          <div key={term} className="py-2.5 border-b border-b-line">
            <dt className="text-small text-muted">{term}</dt>
            <dd className="font-strong wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <nav aria-label={t({ message: 'More', comment: 'Label of the navigation with more links' })}>
        {ways.map(({ to, text }) => (
          <Link
            key={to}
            className="flex items-center justify-between min-h-13 px-5 font-strong no-underline hover:bg-turf-soft lg:px-9"
            to={to}
            onClick={onClose}
          >
            {text}
            <Icon name="forward" className="mirrored" />
          </Link>
        ))}
      </nav>
      <LogOut className="mt-auto mx-5 mb-[calc(24px+env(safe-area-inset-bottom))] lg:mx-9 lg:mb-8" />
    </Drawer>
  )
}

const Name = ({ user }: { user: User }) => (
  <>
    <CentreCircle at={{ d: 220, x: '100%', y: '40px' }} wide={{ d: 300, x: '100%', y: '56px' }} />
    <Shirt size={64} />
    <p translate="no" className="wide mt-3.5 pe-6 text-[1.75rem] leading-[1.2] wrap-anywhere">
      {user.firstName}
      <br />
      {user.lastName}
    </p>
  </>
)
