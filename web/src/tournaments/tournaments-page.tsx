import { Link } from 'react-router'
import { usePageTitle } from '../lib/page-title.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Empty } from '../ui/feedback/empty.tsx'
import { Ring } from '../ui/football/ring.tsx'
import { Band } from '../ui/layout/band.tsx'
import styles from './tournaments-page.module.css'

export function Component() {
  usePageTitle('Tournaments')
  return (
    <>
      <Band as="header">
        <Ring at={{ d: 140, x: 'calc(100% + 10px)', y: '0px' }} wide={{ d: 520, x: '84%', y: '0px' }} />
        <div className={`wrap ${styles.head}`}>
          <h1>Tournaments</h1>
        </div>
      </Band>
      <div className={`wrap ${styles.page}`}>
        <Empty
          art="flag"
          title="No tournament yet"
          sentence="Nobody plays for a cup here so far. The friendlies are on the schedule."
          action={
            <Link className={buttonClass({ variant: 'chalk' })} to="/schedule">
              Match Schedule
            </Link>
          }
        />
      </div>
    </>
  )
}
