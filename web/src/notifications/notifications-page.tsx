import { t } from '@lingui/core/macro'
import { usePageTitle } from '../lib/page-title.ts'
import { PageHead } from '../ui/layout/page-head.tsx'
import { NotificationList } from './notification-list.tsx'

export function Component() {
  usePageTitle(t`Notifications`)
  return (
    <>
      <PageHead title={t`Notifications`} />
      <div className="wrap grid grid-cols-[minmax(0,860px)] pt-8 pb-18 lg:pt-12 lg:pb-28">
        <NotificationList />
      </div>
    </>
  )
}
