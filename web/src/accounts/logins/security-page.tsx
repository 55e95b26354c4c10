import { Link } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { useMain } from '../../lib/store.ts'
import { Ring } from '../../ui/football/ring.tsx'
import { Band } from '../../ui/layout/band.tsx'
import { AddressForm } from './address-form.tsx'
import { DeviceList } from './device-list.tsx'
import { PasswordForm } from './password-form.tsx'
import frame from '../settings-page.module.css'
import styles from './security-page.module.css'

export function Component() {
  usePageTitle('Security')
  const user = useMain(({ auth }) => auth.user)
  if (!user) return null
  return (
    <>
      <Band as="header">
        <Ring at={{ d: 92, x: '92%', y: '0px' }} wide={{ d: 260, x: 'calc(50% + 380px)', y: '0px' }} />
        <div className={`wrap ${frame.head}`}>
          <h1>Security</h1>
          <p>How you sign in, and where you are signed in.</p>
          <Link to="/settings">All settings</Link>
        </div>
      </Band>
      <div className={`wrap ${styles.page}`}>
        <div className={styles.column}>
          <PasswordForm email={user.email} />
          <AddressForm key={user.email} user={user} />
        </div>
        <DeviceList />
      </div>
    </>
  )
}
