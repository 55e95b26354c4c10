import { Icon } from '../../ui/icon.tsx'
import { calendarLink, subscribeLink } from './invitation.ts'
import styles from './share-sheet.module.css'

export const AddToCalendar = ({ code }: { code: string }) => (
  <p className={styles.calendar}>
    <Icon name="calendar" />
    <span>
      <a className="link" href={calendarLink(code)}>
        Add to calendar
      </a>{' '}
      once, or{' '}
      <a className="link" href={subscribeLink(code)}>
        subscribe
      </a>
      : then it moves when the session does.
    </span>
  </p>
)
