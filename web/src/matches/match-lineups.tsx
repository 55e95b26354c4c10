import type { Match, Side } from '@i-one/contract/matches'
import { effectiveEvents } from '@i-one/game/event'
import { withSubstitutions } from '@i-one/game/lineup'
import { lazy, Suspense } from 'react'

import { useMain } from '../lib/store.ts'
import { LineupPanel } from './lineup-panel.tsx'
import type { Scoring } from './scoring.ts'
import { type Happening, isOver, type Standing } from './standing.ts'

const EditedLineups = lazy(async () => ({ default: (await import('./edited-lineups.tsx')).EditedLineups }))

export type MatchLineupsProps = {
  match: Match
  events: readonly Happening[]
  standing: Standing
  /** For who keeps the score: they line the sides up too, where they have an account. */
  scoring?: Scoring
}

/** The lineups of a match as they are after its substitutions. */
export function MatchLineups({ match, events, standing, scoring }: MatchLineupsProps) {
  const isMember = useMain(({ auth }) => auth.isAuthenticated)
  const { teamOne, teamTwo, lineups } = match
  const now = {
    T1: withSubstitutions(lineups.T1, substitutionsOf(events, 'T1')),
    T2: withSubstitutions(lineups.T2, substitutionsOf(events, 'T2')),
  }
  const watched = (
    <LineupPanel {...{ teamOne, teamTwo, events, scoring }} lineups={now} tally={standing.tally} />
  )
  if (!scoring || !isMember || isOver(standing.state)) return watched
  return (
    <Suspense fallback={watched}>
      <EditedLineups key={match._id} {...{ match, events, standing, scoring }} />
    </Suspense>
  )
}

export const substitutionsOf = (events: readonly Happening[], side: Side) =>
  effectiveEvents(events).filter((event) => event.type === 'substitution' && event.side === side)
