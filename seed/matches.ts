import type { MatchEvent, Period, Side } from '@i-one/game/matches/event'
import { createStartingLineup } from '@i-one/game/matches/formation'
import { toMatchProgress } from '@i-one/game/matches/match-progress'
import type { MatchRules } from '@i-one/game/matches/match-rules'
import { countScore } from '@i-one/game/matches/score'
import { toShootOut } from '@i-one/game/matches/shoot-out'
import { type Random, shuffle } from '@i-one/game/random'
import { matchRules } from '../api/src/match-rules.ts'
import { type SeedRows, addMilliseconds, createId } from './rows.ts'
import type { DemoSession } from './sessions.ts'

export type DemoEvent = Omit<MatchEvent, 'id' | 'seq' | 'at'> & { id?: string; at: Date }

export interface DemoSides extends Pick<DemoSession, 'names' | 'squads'> {
  id: string | null
  plan: Pick<DemoSession['plan'], 'pitch' | 'players'>
}

interface DemoMatch {
  id?: string
  matchType?: string
  number: number
  kickOff: Date
  rules: MatchRules
  events: readonly DemoEvent[]
}

const sides = ['T1', 'T2'] as const satisfies Side[]

export const addMatch = (rows: SeedRows, session: DemoSides, match: DemoMatch) => {
  const { id: matchId = createId(), matchType = 'Friendly Match', number, kickOff, rules } = match
  const { pitch, players } = session.plan
  const events = match.events.map((event, n): MatchEvent & { at: string } => ({
    ...event,
    id: event.id ?? createId(),
    seq: n + 1,
    at: event.at.toISOString(),
  }))
  const { clock, addedMs, ...status } = toMatchProgress(events, rules)
  const result = countScore(events)
  const kicks = status.period === 'shoot-out' ? toShootOut(events) : null
  rows.matches.push({
    id: matchId,
    session_id: session.id,
    pitch_id: pitch.id,
    number,
    match_type: matchType,
    team_one_set: session.id === null ? null : 1,
    team_two_set: session.id === null ? null : 2,
    team_one_name: session.names[0] ?? '',
    team_two_name: session.names[1] ?? '',
    ...matchRules.toColumns(rules),
    starts_at: kickOff,
    created_at: addMilliseconds(kickOff, -60_000),
    state: status.state,
    period: status.period,
    score_one: result.T1,
    score_two: result.T2,
    shoot_out_one: kicks?.T1 ?? null,
    shoot_out_two: kicks?.T2 ?? null,
    clock_running: clock.running,
    clock_elapsed_ms: clock.elapsedMs + addedMs,
    clock_added_ms: addedMs,
    clock_at: clock.at,
    seq: events.length,
    full_time_at: events.find(({ type }) => type === 'full-time')?.at ?? null,
  })
  for (const [n, side] of sides.entries()) addLineup(rows, matchId, side, session.squads[n] ?? [])
  for (const event of events)
    rows.events.push({
      match_id: matchId,
      id: event.id,
      seq: event.seq ?? 0,
      type: event.type,
      side: event.side ?? null,
      player_id: event.player ?? null,
      goal_id: event.goal ?? null,
      period: event.period ?? null,
      clock_ms: event.clockMs,
      scored: event.scored ?? null,
      at: event.at,
      by: players[0]?.id ?? null,
      voids: event.voids ?? null,
      stored_at: event.at,
    })
  return matchId
}

export const addVotes = (
  rows: SeedRows,
  { matchId, session, at }: { matchId: string; session: DemoSession; at: Date },
  random: Random,
) => {
  const [, , ...voters] = session.plan.players
  const all = session.plan.players
  for (const { id } of voters) {
    const [first, second] = shuffle(all.slice(0, 4), random)
    const vote = first?.id === id ? second : first
    if (vote) rows.votes.push({ match_id: matchId, voter_id: id, player_id: vote.id, at })
  }
}

const addLineup = (rows: SeedRows, matchId: string, side: Side, squad: DemoSession['squads'][number]) => {
  const lineup = createStartingLineup(
    squad.map(({ id, name, position }) => ({ player: id, name, position })),
    5,
  )
  for (const [role, players] of Object.entries(lineup))
    for (const [rank, { player, number }] of players.entries())
      rows.lineups.push({ match_id: matchId, side, player_id: player, role, number, rank })
}

export const createKickOff = (at: Date, clockMs = 0, period: Period = 'first'): DemoEvent => ({
  type: 'kick-off',
  clockMs,
  period,
  at,
})
