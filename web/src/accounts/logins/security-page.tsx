import { Link } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useMain } from '../../lib/store.ts'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { PasskeySection } from '../passkeys/passkey-section.tsx'
import { AddressForm } from './address-form.tsx'
import { DeviceList } from './device-list.tsx'
import { loginsQuery } from './logins-query.ts'
import { PasswordForm } from './password-form.tsx'
import styles from './security-page.module.css'

export function Component() {
  usePageTitle('Security')
  const user = useMain(({ auth }) => auth.user)
  if (!user) return null
  return (
    <>
      <PageHead title="Security">
        <p>How you sign in, and where you are signed in.</p>
        <Link to="/settings">All settings</Link>
      </PageHead>
      <div className={`wrap ${styles.page}`}>
        <div className={styles.column}>
          <PasskeySection onChange={() => void queryClient.invalidateQueries(loginsQuery)} />
          <PasswordForm email={user.email} />
          <AddressForm key={user.email} user={user} />
        </div>
        <DeviceList />
      </div>
    </>
  )
}
