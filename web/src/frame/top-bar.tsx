import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useMainStore } from '../lib/store.ts'
import { Bell } from '../notifications/bell.tsx'
import { Avatar } from '../ui/face.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useLazyModule } from '../ui/use-lazy-module.ts'
import { Wordmark } from '../ui/wordmark.tsx'
import { staffItems, useNavigation } from './navigation.ts'
import { BarRow } from './visitor-bar.tsx'
import styles from './bar.module.css'

const loadDrawers = () => import('./drawers.tsx')

export function Component() {
  const user = useMainStore(({ auth }) => auth.user)
  const { items, active, hasParent } = useNavigation(user?.isAdmin === true)
  const [open, setOpen] = useState<'menu' | 'profile'>()
  const close = () => setOpen(undefined)
  const drawers = useLazyModule(loadDrawers, open !== undefined, close)
  const name = user ? `${user.firstName} ${user.lastName}` : ''
  return (
    <header className="border-b border-b-line bg-paper print:hidden">
      <BarRow>
        <Link to="/" className="no-underline">
          <Wordmark label={t`i-one, home`} />
        </Link>
        {items === staffItems && (
          <span className="-ms-1 py-px px-1.5 border-2 border-ink rounded-[3px] text-small font-stretch-112% font-[750] lg:-ms-2.5 lg:px-2">
            <Trans>Staff</Trans>
          </span>
        )}
        {hasParent ? (
          <BackButton fallback={active?.to ?? '/'} />
        ) : (
          <nav
            className="hidden lg:flex lg:self-stretch lg:gap-1 lg:ms-6"
            aria-label={t({ message: 'Main', comment: 'Label of the main navigation' })}
          >
            {items.map(({ to, text }) => (
              <Link
                key={to}
                className={`relative flex items-center px-4 font-semibold no-underline hover:text-turf aria-[current=page]:font-[750] aria-[current=page]:text-turf ${styles.link}`}
                to={to}
                aria-current={to === active?.to ? 'page' : undefined}
              >
                {text}
              </Link>
            ))}
          </nav>
        )}
        <div className="flex items-center gap-1 my-0 -me-2 ms-auto lg:me-0">
          <Bell />
          <button
            type="button"
            className="grid place-items-center min-w-touch min-h-touch p-1 border-0 rounded-[50%] bg-transparent cursor-pointer"
            aria-haspopup="dialog"
            onClick={() => setOpen('profile')}
          >
            <span className="vh">
              <Trans>Your profile, {name}</Trans>
            </span>
            <Avatar name={name} src={user?.photo?.small} />
          </button>
          <IconButton
            icon="menu"
            label={t`Open menu`}
            aria-haspopup="dialog"
            className="lg:hidden"
            onClick={() => setOpen('menu')}
          />
        </div>
      </BarRow>
      {drawers && <drawers.Drawers open={open} onClose={close} active={active?.to} items={items} />}
    </header>
  )
}

type BackButtonProps = {
  /** Path that Back opens if the history has no earlier page from this app. */
  fallback: string
}

function BackButton({ fallback }: BackButtonProps) {
  const navigate = useNavigate()
  const isFirst = useLocation().key === 'default'
  const navigateBack = () => void (isFirst ? navigate(fallback, { replace: true }) : navigate(-1))
  return (
    <button
      type="button"
      className="inline-flex items-center justify-center gap-2 min-w-touch min-h-touch p-0 border-0 rounded-pill bg-transparent font-strong cursor-pointer hover:text-turf max-lg:-order-1 max-lg:-ms-3.5"
      onClick={navigateBack}
    >
      <Icon name="back" className="mirrored" />
      <span className="max-lg:sr-only">
        <Trans>Back</Trans>
      </span>
    </button>
  )
}
