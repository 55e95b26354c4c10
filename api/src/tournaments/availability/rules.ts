import type { TieAvailability } from '@i-one/contract/tournaments/availability'
import { hour } from '@i-one/game/durations'
import { ApiError } from '../../lib/http/api-error.ts'
import type { Caller } from '../../roles.ts'
import { toTeamSummary } from '../../stats/teams/rules.ts'
import { hasBegun } from '../progress.ts'
import { isOrganizer, requireNotEnded } from '../rules.ts'
import type { StoredEntry, StoredTie, StoredTournament } from '../sql.ts'
import type { StoredAnswer } from './sql.ts'

/** Minimum time in milliseconds between two requests to a player about the same match. */
export const requestCooldown = 12 * hour

export const requireDrawn = ({ state }: StoredTournament) => {
  if (state === 'entries') throw new ApiError('not-drawn')
}

const listPlayersToAsk = (
  { squad }: StoredEntry,
  answers: ReadonlyMap<string, StoredAnswer>,
  by: string,
  now: Date,
) =>
  squad
    .map(({ player }) => player)
    .filter((player) => {
      const { answer = null, asked = null } = answers.get(player) ?? {}
      return player !== by && answer === null && (asked === null || isLongAgo(asked, now))
    })

const isLongAgo = (asked: Date, now: Date) => now.getTime() - asked.getTime() >= requestCooldown

export const listTieEntries = (
  { entries }: StoredTournament,
  { teamOne, teamTwo }: StoredTie,
): StoredEntry[] =>
  [teamOne, teamTwo].flatMap(
    (team) => entries.find((one) => one.team === team && one.state === 'entered') ?? [],
  )

export const isInSquad = ({ squad }: StoredEntry, player: string) =>
  squad.some((one) => one.player === player)

export const requireUpcomingMatch = (stored: StoredTournament, tie: StoredTie, now: Date) => {
  requireNotEnded(stored)
  if (tie.start === null) throw new ApiError('no-time-yet')
  const start = new Date(tie.start)
  if (hasBegun(tie) || start <= now) throw new ApiError('match-begun')
  return { match: tie.id, start }
}

export const toAvailabilityView = (
  stored: StoredTournament,
  tie: StoredTie,
  answers: readonly StoredAnswer[],
  reader: Caller,
  now: Date,
): TieAvailability => {
  const known = new Map(answers.map((one) => [one.player, one]))
  const organizes = isOrganizer(stored, reader)
  const entries = listTieEntries(stored, tie)
  const isToCome = tie.start !== null && !hasBegun(tie) && new Date(tie.start) > now
  const mine = known.get(reader.id)?.answer
  return {
    match: tie.id,
    ...(tie.start !== null && { start: new Date(tie.start).toISOString() }),
    plays: entries.some((entry) => isInSquad(entry, reader.id)),
    ...(mine && { mine }),
    teams: entries
      .filter((entry) => organizes || isInSquad(entry, reader.id) || entry.leaders.includes(reader.id))
      .map((entry) => ({
        team: toTeamSummary({ id: entry.team, name: entry.name, colour: entry.colour }),
        asks:
          isToCome &&
          (organizes || entry.leaders.includes(reader.id)) &&
          listPlayersToAsk(entry, known, reader.id, now).length > 0,
        players: entry.squad.map((one) => {
          const { answer, asked } = known.get(one.player) ?? {}
          return {
            player: { _id: one.player, name: one.name },
            number: one.number,
            ...(answer && { answer }),
            ...(asked && { asked: asked.toISOString() }),
          }
        }),
      })),
  }
}
