import type { Reported } from '@i-one/contract/moderation/reports'
import { momentOf } from '../../lib/pitch-time.ts'
import { reasonWords } from '../reports/report-words.ts'
import styles from './staff.module.css'

/** What people wrote, the latest first. */
export const Words = ({ reports }: Pick<Reported, 'reports'>) => (
  <ul className={styles.written}>
    {reports.map(({ _id, at, reason, words, called }) => (
      <li key={_id}>
        <p className={styles.words}>{words}</p>
        <p className="small mute">
          {reasonWords[reason]}. {momentOf(at)}
          {called && `. Called ‘${called}’ then`}
        </p>
      </li>
    ))}
  </ul>
)
