import type { Side } from '@i-one/contract/matches/sides'
import { effectiveEvents } from '@i-one/game/matches/event'
import { withSubstitutions } from '@i-one/game/matches/lineup'
import type { AnyEvent, MatchProps } from '../match-status.ts'
import type { Scoring } from '../scoring.ts'
import { LineupPanel } from './lineup-panel.tsx'

export type MatchLineupsProps = MatchProps & {
  scoring?: Scoring
}

export function MatchLineups({ match, events, status, scoring }: MatchLineupsProps) {
  const { teamOne, teamTwo, lineups } = match
  const now = {
    T1: withSubstitutions(lineups.T1, substitutionsOf(events, 'T1')),
    T2: withSubstitutions(lineups.T2, substitutionsOf(events, 'T2')),
  }
  return <LineupPanel {...{ teamOne, teamTwo, events, scoring }} lineups={now} tally={status.tally} />
}

export const substitutionsOf = (events: readonly AnyEvent[], side: Side) =>
  effectiveEvents(events).filter((event) => event.type === 'substitution' && event.side === side)
