import { usePageTitle } from '../lib/page-title.ts'
import { PageHead } from '../ui/layout/page-head.tsx'
import { NotificationList } from './notification-list.tsx'
import styles from './notifications-page.module.css'

export function Component() {
  usePageTitle('Notifications')
  return (
    <>
      <PageHead title="Notifications" />
      <div className={`wrap ${styles.page}`}>
        <NotificationList />
      </div>
    </>
  )
}
