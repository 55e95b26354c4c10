import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useMainStore } from '../../lib/store.ts'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { PasskeySection } from '../passkeys/passkey-section.tsx'
import { EmailForm } from './address-form.tsx'
import { DeviceList } from './device-list.tsx'
import { loginsQuery } from './logins-query.ts'
import { PasswordForm } from './password-form.tsx'

export function Component() {
  usePageTitle(t`Security`)
  const user = useMainStore(({ auth }) => auth.user)
  if (!user) return null
  return (
    <>
      <PageHead title={t`Security`}>
        <p>
          <Trans>Your email address, password, passkeys and signed-in devices.</Trans>
        </p>
        <Link to="/settings">
          <Trans>All settings</Trans>
        </Link>
      </PageHead>
      <div className="wrap grid gap-11 pt-8 pb-18 lg:grid-cols-2 lg:gap-16 lg:pt-12 lg:pb-28">
        <div className="grid content-start gap-11 lg:gap-14">
          <PasskeySection onChange={() => void queryClient.invalidateQueries(loginsQuery)} />
          <PasswordForm email={user.email} />
          <EmailForm key={user.email} user={user} />
        </div>
        <DeviceList />
      </div>
    </>
  )
}
