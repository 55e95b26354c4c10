import type { Match, Side } from '@i-one/contract/matches'
import { effectiveEvents } from '@i-one/game/event'
import { useState } from 'react'

import { Button } from '../ui/button.tsx'
import { Corner } from '../ui/corner.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { teamOf } from './event-words.ts'
import type { Scoring } from './scoring.ts'
import styles from './shoot-out-panel.module.css'
import type { Happening, Standing } from './standing.ts'

type ShootOutPanelProps = {
  match: Match
  standing: Standing
  events: readonly Happening[]
  scoring: Scoring
}

/** Kick after kick; who began is chosen once, after that the sides alternate by themselves. */
export function ShootOutPanel({ match, standing, events, scoring }: ShootOutPanelProps) {
  const [first, setFirst] = useState<Side>('T1')
  const side = standing.kicks?.next ?? first
  const count = effectiveEvents(events).filter(({ type }) => type === 'shoot-out-kick').length
  const kick = (scored: boolean) =>
    scoring.tell({ type: 'shoot-out-kick', side, scored, period: 'shoot-out' })
  return (
    <Corner title={`Kick ${count + 1}`}>
      {!standing.kicks && (
        <Segmented
          label="Who begins?"
          value={first}
          onChange={setFirst}
          items={[
            { value: 'T1', label: match.teamOne.name },
            { value: 'T2', label: match.teamTwo.name },
          ]}
        />
      )}
      <p className={styles.who}>{teamOf(match, side).name} to kick.</p>
      <div className={styles.buttons}>
        <Button variant="ghost" size="big" onClick={() => kick(false)}>
          Missed
        </Button>
        <Button size="big" onClick={() => kick(true)}>
          Scored
        </Button>
      </div>
    </Corner>
  )
}
