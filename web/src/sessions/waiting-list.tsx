import type { Session } from '@i-one/contract/sessions'

import { classNames } from '../ui/class-names.ts'
import { Corner } from '../ui/corner.tsx'
import { waitingList } from './line-up.ts'
import styles from './waiting-list.module.css'

type WaitingListProps = { session: Session; me: string | undefined }

export const WaitingList = ({ session, me }: WaitingListProps) => (
  <Corner title="Waiting list">
    <ol className={styles.list}>
      {waitingList(session).map(({ _id, player, state }, at) => {
        const mine = player._id === me
        return (
          <li key={_id} className={classNames(mine && styles.mine)}>
            <span className="num">{at + 1}</span>
            <span className="strong">{mine ? 'You' : player.name}</span>
            {state === 'offered' && <span className="small">A place is offered</span>}
          </li>
        )
      })}
    </ol>
  </Corner>
)
