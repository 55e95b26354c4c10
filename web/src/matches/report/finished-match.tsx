import type { Match } from '@i-one/contract/matches'
import type { ReactNode } from 'react'

import { AfterMatch } from './after-match.tsx'
import styles from './finished-match.module.css'
import { MatchReport } from './match-report.tsx'
import type { Happening, Standing } from '../match-status.ts'
import { VoteCorner } from './vote-section.tsx'

type FinishedMatchProps = {
  match: Match
  standing: Standing
  events: readonly Happening[]
  isSaved: boolean
  /** Where the evening goes on, for who may see its session. */
  leadsOn: boolean
  /** For who may correct it. */
  children?: ReactNode
}

/** What follows full time: the next match, the vote, the report. */
export const FinishedMatch = ({
  match,
  standing,
  events,
  isSaved,
  leadsOn,
  children,
}: FinishedMatchProps) => (
  <div className={styles.finished}>
    {leadsOn && match.session && <AfterMatch match={match} session={match.session} isSaved={isSaved} />}
    <VoteCorner match={match} isSaved={isSaved} />
    <MatchReport match={match} standing={standing} events={events} />
    {children}
  </div>
)
