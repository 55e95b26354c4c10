import type { Notification } from '@i-one/contract/notifications'
import { Link } from 'react-router'
import { agoText } from '../lib/ago-text.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './notification-row.module.css'

type NotificationRowProps = { notification: Notification; now: Date; onOpen: () => void }

export function NotificationRow({ notification, now, onOpen }: NotificationRowProps) {
  const { title, text, link, at, read } = notification
  return (
    <li className={classNames(styles.row, !read && styles.unread)}>
      <Link to={link} onClick={onOpen}>
        <span className={styles.title}>
          {!read && <span className="vh">Unread: </span>}
          {title}
        </span>
        <time className="small mute" dateTime={at}>
          {agoText(at, now)}
        </time>
        <span className={styles.text}>{text}</span>
      </Link>
    </li>
  )
}
