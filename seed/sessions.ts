import type { PlaceState } from '@i-one/contract/sessions'
import type { Level, WhoPlays } from '@i-one/contract/sessions/settings'
import type { Random } from '@i-one/game/random'
import { drawSetNames } from '@i-one/game/sessions/set-names'
import { defaultFormat } from '@i-one/game/sessions/usual-format'
import { createToken } from '../api/src/lib/token.ts'
import { settings } from '../api/src/sessions/settings-row.ts'
import type { DemoUser } from './people.ts'
import type { DemoPitch } from './pitches.ts'
import { type SeedRows, addMilliseconds, minutes, createId, toRangeLiteral } from './rows.ts'
import type { DemoTeam } from './team.ts'

export interface SessionPlan {
  pitch: DemoPitch
  start: Date
  end: Date
  /** The first player is the captain. */
  players: readonly DemoUser[]
  sets?: number
  playersPerTeam?: number
  state: 'open' | 'confirmed' | 'started' | 'finished'
  booking?: 'pending' | 'confirmed'
  authorizeBy?: Date
  missing?: number
  names?: readonly string[]
  visibility?: 'public' | 'link'
  words?: { title?: string; note?: string; level?: Level; who_plays?: WhoPlays }
  team?: DemoTeam
  now: Date
}

export interface DemoSession {
  id: string
  bookingId: string
  created: Date
  plan: SessionPlan & { capacity: number }
  names: readonly string[]
  squads: DemoUser[][]
  places: { id: string; player: string; state: PlaceState }[]
}

const hours = (count: number) => minutes(60 * count)

const stateOf = (nth: number, { players, missing = 0 }: SessionPlan, capacity: number): PlaceState => {
  if (nth >= capacity) return 'waitlisted'
  return nth < players.length - missing ? 'going' : 'no-show'
}

export const addSession = (rows: SeedRows, plan: SessionPlan, random: Random): DemoSession => {
  const { pitch, start, end, players, state, sets = 2, playersPerTeam = 5, now } = plan
  const [captain] = players
  if (!captain) throw new Error('a session needs a captain')
  const id = createId()
  const bookingId = createId()
  const created = state === 'finished' ? addMilliseconds(start, -hours(30)) : addMilliseconds(now, -hours(5))
  const names = plan.names ?? drawSetNames(sets, random, plan.team && [plan.team.name])
  const hasBegun = state === 'started' || state === 'finished'
  const capacity = sets * playersPerTeam
  const pending = plan.booking === 'pending'
  rows.bookings.push({
    id: bookingId,
    pitch_id: pitch.id,
    booker_id: captain.id,
    during: toRangeLiteral(start, end),
    state: pending ? 'pending' : 'confirmed',
    authorize_by: plan.authorizeBy ?? null,
    price_amount: pitch.price,
    price_currency: 'NGN',
    created_at: created,
  })
  rows.sessions.push({
    id,
    code: createToken().slice(0, 16),
    booking_id: bookingId,
    captain_id: captain.id,
    state,
    ...settings.toColumns({ ...defaultFormat, playersPerTeam, sets }),
    match_type: 'Friendly Match',
    visibility: plan.visibility ?? 'public',
    title: '',
    note: '',
    level: 'any',
    who_plays: 'any',
    ...plan.words,
    minimum: Math.min(4, capacity),
    fill_by: addMilliseconds(start, -hours(2)),
    draw_seed: hasBegun ? id : null,
    drawn_at: hasBegun ? start : null,
    created_at: created,
    started_at: hasBegun ? start : null,
    ended_at: state === 'finished' ? end : null,
  })
  for (const [n, name] of names.entries())
    rows.sets.push({ session_id: id, number: n + 1, name, team_id: (n === 0 && plan.team?.id) || null })
  const places = players.map(({ id: player }, n) => ({
    id: createId(),
    player,
    state: stateOf(n, plan, capacity),
  }))
  for (const [n, place] of places.entries())
    rows.places.push({
      id: place.id,
      session_id: id,
      player_id: place.player,
      state: place.state,
      set_number: hasBegun ? (n % sets) + 1 : null,
      take_me_in: true,
      since: addMilliseconds(created, minutes(n * 7)),
    })
  rows.session_changes.push({ session_id: id, at: created, by: captain.id, change: 'created' })
  const squads = Array.from({ length: sets }, (_, set) => players.filter((__, n) => n % sets === set))
  return { id, bookingId, created, plan: { ...plan, capacity }, names, squads, places }
}
