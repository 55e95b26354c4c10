import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { unreadQuery } from './queries.ts'
import { useInbox } from './use-inbox.ts'
import styles from './bell.module.css'

const most = 99

/** The way to the notifications, with how many are unread; while it is there, new ones come by themselves. */
export function Bell() {
  useInbox()
  const { data: unread = 0 } = useQuery(unreadQuery)
  return (
    <Link
      to="/notifications"
      className="relative grid flex-none place-items-center w-touch h-touch rounded-[50%] hover:text-turf"
      aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
    >
      <Icon name="bell" />
      {unread > 0 && (
        <span className={`num ${styles.count}`} aria-hidden="true">
          {unread > most ? `${most}+` : unread}
        </span>
      )}
    </Link>
  )
}
