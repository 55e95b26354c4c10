import type { Match } from '@i-one/contract/matches'
import type { NewEvent } from '@i-one/contract/matches/events'
import type { Side } from '@i-one/contract/matches/sides'
import { type ShootOut, shootOut } from '@i-one/game/matches/shoot-out'
import { teamOf } from '../event-words.ts'
import type { AnyEvent } from '../match-status.ts'

type Named = Pick<Match, 'lineups' | 'teamOne' | 'teamTwo'>

export const kickText = (match: Named, kicks: ShootOut, events: readonly AnyEvent[]) => {
  const name = (side: Side) => teamOf(match, side).name
  if (kicks.winner) return `${name(kicks.winner)} win`
  const { next } = kicks
  if (!next) return 'Who begins?'
  const other = next === 'T1' ? 'T2' : 'T1'
  if (winnerAfter(events, next, false)) return `${name(next)} have to score this one, or ${name(other)} win`
  if (winnerAfter(events, next, true)) return `${name(next)} win if they score this one`
  return `${name(next)} to kick`
}

const winnerAfter = (events: readonly AnyEvent[], side: Side, scored: boolean) => {
  const at = new Date(8.64e15).toISOString()
  const kick: NewEvent = { id: 'next', type: 'shoot-out-kick', side, scored, clockMs: 0, at }
  return shootOut([...events, kick]).winner
}
