import type { Side } from '@i-one/contract/matches/sides'
import { listEffectiveEvents } from '@i-one/game/matches/event'
import { applySubstitutions } from '@i-one/game/matches/lineup'
import type { AnyEvent, MatchProps } from '../match-status.ts'
import type { Scoring } from '../scoring.ts'
import { LineupPanel } from './lineup-panel.tsx'

export type MatchLineupsProps = MatchProps & { scoring?: Scoring }

export function MatchLineups({ match, events, status, scoring }: MatchLineupsProps) {
  const { teamOne, teamTwo, lineups } = match
  const now = {
    T1: applySubstitutions(lineups.T1, listSubstitutions(events, 'T1')),
    T2: applySubstitutions(lineups.T2, listSubstitutions(events, 'T2')),
  }
  return <LineupPanel {...{ teamOne, teamTwo, events, scoring }} lineups={now} tally={status.tally} />
}

export const listSubstitutions = (events: readonly AnyEvent[], side: Side) =>
  listEffectiveEvents(events).filter((event) => event.type === 'substitution' && event.side === side)
