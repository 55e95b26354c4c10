import { usePageTitle } from '../lib/page-title.ts'
import { Ring } from '../ui/football/ring.tsx'
import { Band } from '../ui/layout/band.tsx'
import { NotificationList } from './notification-list.tsx'
import styles from './notifications-page.module.css'

export function Component() {
  usePageTitle('Notifications')
  return (
    <>
      <Band as="header">
        <Ring at={{ d: 92, x: '92%', y: '0px' }} wide={{ d: 260, x: 'calc(50% + 380px)', y: '0px' }} />
        <div className={`wrap ${styles.head}`}>
          <h1>Notifications</h1>
        </div>
      </Band>
      <div className={`wrap ${styles.page}`}>
        <NotificationList />
      </div>
    </>
  )
}
