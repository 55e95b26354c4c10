import type { Tournament, TournamentCard } from '@i-one/contract/tournaments'
import { countFairPlayPoints } from '@i-one/game/tournaments/standings'
import { roundDistance } from '../lib/database/great-circle.ts'
import { withoutNulls } from '../lib/database/without-nulls.ts'
import type { Caller } from '../roles.ts'
import { toTeamSummary } from '../stats/teams/rules.ts'
import { toVisitorPerson } from '../visitors.ts'
import type { CardRow } from './cards-sql.ts'
import { countCardsByTeam } from './progress.ts'
import { isOrganizer } from './rules.ts'
import { type StoredEntry, type StoredTournament, tournamentFields } from './sql.ts'
import { toStagesView } from './stages-view.ts'

const person = ({ player, name }: { player: string; name: string }, reader: Caller | null) =>
  reader ? { _id: player, name } : toVisitorPerson({ name })

const entryView = (entry: StoredEntry, reader: Caller | null): Tournament['entries'][number] => ({
  team: toTeamSummary({ id: entry.team, name: entry.name, colour: entry.colour }),
  state: entry.state,
  squad: entry.squad.map((one) => ({ player: person(one, reader), number: one.number })),
  ...withoutNulls({ seed: entry.seed, group: entry.group }),
  ...(entry.deductionReason !== null && {
    deduction: { points: entry.deduction, reason: entry.deductionReason },
  }),
})

const mineOf = (tournament: StoredTournament, reader: Caller) => ({
  organizer: isOrganizer(tournament, reader),
  leads: tournament.entries.filter(({ leaders }) => leaders.includes(reader.id)).map(({ team }) => team),
  playsFor: tournament.entries
    .filter(({ squad }) => squad.some(({ player }) => player === reader.id))
    .map(({ team }) => team),
  ...(isOrganizer(tournament, reader) && { calendarRules: tournament.calendarRules }),
})

const point = (lng: number, lat: number) => ({
  type: 'Point' as const,
  coordinates: [lng, lat] as [number, number],
})

export const toScorersView = ({ scorers }: StoredTournament, reader: Caller | null): Tournament['scorers'] =>
  scorers.map((one) => ({ player: person(one, reader), team: one.team, count: one.count }))

export const toCardsView = (stored: StoredTournament): Tournament['cards'] => {
  const { entries, ties, earlier } = stored
  const withdrawn = new Set(entries.flatMap(({ state, team }) => (state === 'withdrawn' ? team : [])))
  const isOut = ({ team }: { team: string }) => Number(withdrawn.has(team))
  return Object.entries(countCardsByTeam(stored, [...ties, ...earlier]))
    .map(([team, shown]) => ({ team, ...shown, fairPlay: countFairPlayPoints(shown) }))
    .toSorted((a, b) => isOut(a) - isOut(b) || a.fairPlay - b.fairPlay || (a.team < b.team ? -1 : 1))
}

export const toTournamentView = (
  stored: StoredTournament,
  reader: Caller | null,
  now: Date,
  stages = toStagesView(stored),
): Tournament => ({
  _id: stored.id,
  ...withoutNulls(tournamentFields.of(stored)),
  entriesUntil: stored.entriesUntil.toISOString(),
  squad: { most: stored.squadMost, until: stored.squadUntil.toISOString() },
  ...(stored.feeAmount !== null &&
    stored.feeCurrency !== null && { fee: { amount: stored.feeAmount, currency: stored.feeCurrency } }),
  organizer: person({ player: stored.organizerId, name: stored.organizerName }, reader),
  ...(stored.lng !== null && stored.lat !== null && { location: point(stored.lng, stored.lat) }),
  entries: stored.entries.map((entry) => entryView(entry, reader)),
  ...(stored.drawnAt &&
    stored.drawSeed !== null &&
    stored.seeding && {
      draw: { at: stored.drawnAt.toISOString(), seed: stored.drawSeed, seeding: stored.seeding },
    }),
  pitches: stored.pitches.map(({ id, lng, lat, ...pitch }) => {
    return { _id: id, ...pitch, location: point(lng, lat) }
  }),
  ...stages,
  scorers: toScorersView(stored, reader),
  cards: toCardsView(stored),
  ...(reader && { mine: mineOf(stored, reader) }),
  serverTime: now.toISOString(),
})

export const toTournamentCard = (
  { mine, distance, ...row }: CardRow,
  reader: Caller | null,
): TournamentCard => ({
  ...withoutNulls(row),
  ...(distance !== null && { distance: roundDistance(distance) }),
  ...(!reader && { organizer: toVisitorPerson(row.organizer) }),
  entriesUntil: row.entriesUntil.toISOString(),
  teams: row.teams.map(toTeamSummary),
  ...(mine && { mine: true as const }),
})
