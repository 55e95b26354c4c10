import type { TeamName } from '@i-one/contract/teams'
import { Badge } from '../../teams/badge.tsx'
import { Ring } from '../../ui/football/ring.tsx'
import { Band } from '../../ui/layout/band.tsx'
import styles from './challenges.module.css'

type DuelHeadProps = { from: TeamName | undefined; to: TeamName; title: string; sentence: string }

export const DuelHead = ({ from, to, title, sentence }: DuelHeadProps) => (
  <Band as="header">
    <Ring at={{ d: 190, x: '92%', y: '100%' }} wide={{ d: 360, x: 'calc(50% + 560px)', y: '50%' }} />
    <div className={`wrap ${styles.head}`}>
      <div className="flex items-center gap-3.5">
        {from && <Badge team={from} className={styles.badge} />}
        {from && <span className="num">v</span>}
        <Badge team={to} className={styles.badge} />
      </div>
      <div>
        <h1>{title}</h1>
        <p>{sentence}</p>
      </div>
    </div>
  </Band>
)
