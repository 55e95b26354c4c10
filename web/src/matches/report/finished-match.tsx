import type { Match } from '@i-one/contract/matches'
import type { ReactNode } from 'react'
import type { AnyEvent, MatchStatus } from '../match-status.ts'
import { AfterMatch } from './after-match.tsx'
import { MatchReport } from './match-report.tsx'
import { VoteSection } from './vote-section.tsx'
import styles from './finished-match.module.css'

type FinishedMatchProps = {
  match: Match
  status: MatchStatus
  events: readonly AnyEvent[]
  isSaved: boolean
  /** What follows in its session, for who may see that. */
  leadsOn: boolean
  /** For who may correct it. */
  children?: ReactNode
}

/** What follows full time: the next match, the vote, the report. */
export const FinishedMatch = ({ match, status, events, isSaved, leadsOn, children }: FinishedMatchProps) => (
  <div className={styles.finished}>
    {leadsOn && match.session && <AfterMatch match={match} session={match.session} isSaved={isSaved} />}
    <VoteSection match={match} isSaved={isSaved} />
    <MatchReport match={match} status={status} events={events} />
    {children}
  </div>
)
