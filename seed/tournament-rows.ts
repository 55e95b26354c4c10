import { day } from '@i-one/game/durations'
import { bothDeciders } from '@i-one/game/matches/match-rules'
import { defaultRules } from '@i-one/game/tournaments/standings'
import { listSlotsIn } from '../api/src/bookings/slots.ts'
import { type NewTie, createDraw } from '../api/src/tournaments/draw/rules.ts'
import type { DemoPitch } from './pitches.ts'
import { type SeedRows, addMilliseconds, minutes, createId, toRangeLiteral } from './rows.ts'
import type { SeedContext } from './team.ts'
import type { Squad } from './tournament-teams.ts'

interface Plan {
  name: string
  form: 'league' | 'knock-out'
  squads: readonly Squad[]
  thirdPlace?: boolean
  most?: number
  entriesUntil: Date
}

const rules = {
  ...defaultRules,
  minutes: 8,
  periods: 1,
  playersPerTeam: 5,
  ...bothDeciders,
  walkover: 3,
  withdrawal: 'forfeit',
}

export const addTournament = (rows: SeedRows, { people, now }: SeedContext, plan: Plan) => {
  const { squads, form, thirdPlace = false, entriesUntil } = plan
  const id = createId()
  const isDrawn = entriesUntil < now
  rows.tournaments.push({
    id,
    code: plan.name.toLowerCase().replaceAll(' ', '-'),
    organizer_id: people.organizer.id,
    name: plan.name,
    state: isDrawn ? 'drawn' : 'entries',
    form,
    rounds: 1,
    best_others: 0,
    third_place: thirdPlace,
    most: plan.most ?? squads.length,
    entries_until: entriesUntil,
    squad_most: 8,
    squad_until: entriesUntil,
    time_zone: 'Africa/Lagos',
    rules: JSON.parse(JSON.stringify(rules)),
    address: 'Ketu, Lagos',
    lng: 3.3853,
    lat: 6.5965,
    first_day: addMilliseconds(entriesUntil, 7 * day)
      .toISOString()
      .slice(0, 10),
    seeding: isDrawn ? 'lot' : null,
    draw_seed: isDrawn ? id : null,
    drawn_at: isDrawn ? entriesUntil : null,
    created_at: addMilliseconds(entriesUntil, -20 * day),
  })
  for (const [n, { id: team, players }] of squads.entries()) {
    const entry = { tournament_id: id, team_id: team, state: 'entered', seed: isDrawn ? n + 1 : null }
    const enteredAt = addMilliseconds(entriesUntil, -minutes(90 * (n + 1)))
    rows.tournament_entries.push({ ...entry, deduction: 0, entered_at: enteredAt, agreed_at: enteredAt })
    for (const [at, player] of players.entries())
      rows.tournament_squads.push({ tournament_id: id, team_id: team, player_id: player.id, number: at + 1 })
  }
  const format = { form, rounds: 1 as const, groups: null, qualify: null, bestOthers: 0, thirdPlace }
  const seeds = squads.map((squad) => squad.id)
  return { id, ties: isDrawn ? createDraw(format, seeds, id).ties : [] }
}

interface Match {
  sides: readonly [Squad, Squad] | undefined
  start?: Date
  pitch?: DemoPitch | undefined
  booking?: string | undefined
  score?: readonly [number, number]
}

export const addTie = (rows: SeedRows, tournament: string, tie: NewTie, match: Match) => {
  const id = createId()
  rows.tournament_matches.push({
    id,
    tournament_id: tournament,
    number: tie.number,
    stage: 1,
    round: tie.round,
    third_place: tie.thirdPlace,
    source_one: tie.sources?.[0] ?? null,
    source_two: tie.sources?.[1] ?? null,
    team_one_id: match.sides?.[0].id ?? null,
    team_two_id: match.sides?.[1].id ?? null,
    pitch_id: match.pitch?.id ?? null,
    starts_at: match.start ?? null,
    booking_id: match.booking ?? null,
    result: match.score ? 'played' : null,
    score_one: match.score?.[0] ?? null,
    score_two: match.score?.[1] ?? null,
  })
  return id
}

export const toDemoSides = ([one, two]: readonly [Squad, Squad], pitch: DemoPitch) => ({
  id: null,
  names: [one.name, two.name],
  squads: [[...one.players], [...two.players]],
  plan: { pitch, players: one.players },
})

export const addBookings = (
  rows: SeedRows,
  { people, now }: SeedContext,
  pitch: DemoPitch,
  days: number,
  count: number,
) => {
  const six = addMilliseconds(now, days * day)
  six.setUTCHours(17, 0, 0, 0)
  return [...listSlotsIn(pitch, { start: six, end: addMilliseconds(six, minutes(6 * 60)) })]
    .slice(0, count)
    .map(({ start, end }) => {
      const id = createId()
      rows.bookings.push({
        id,
        pitch_id: pitch.id,
        booker_id: people.organizer.id,
        during: toRangeLiteral(start, end),
        state: 'confirmed',
        price_amount: pitch.price,
        price_currency: 'NGN',
        created_at: addMilliseconds(now, -5 * day),
      })
      return { id, start }
    })
}
