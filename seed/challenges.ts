import { day } from '@i-one/game/durations'
import { bothDeciders } from '@i-one/game/matches/match-rules'
import { listSlotStates } from '../api/src/bookings/actions.ts'
import { toNewHold } from '../api/src/bookings/holds/rules.ts'
import { insertHold } from '../api/src/bookings/holds/sql.ts'
import { findBookable } from '../api/src/bookings/sql.ts'
import type { Database } from '../api/src/lib/database/database.ts'
import { bookSession } from '../api/src/sessions/actions.ts'
import { createChallenge } from '../api/src/sessions/challenges/actions.ts'
import type { DemoPitch } from './pitches.ts'
import { addMilliseconds, minutes } from './rows.ts'
import type { SeedContext } from './team.ts'

const freeSlot = async (db: Database, { id }: DemoPitch, days: number, now: Date) => {
  const pitch = await findBookable(db, id)
  if (!pitch) throw new Error('a demo pitch is missing')
  const start = addMilliseconds(now, days * day)
  start.setUTCHours(17, 0, 0, 0)
  const slots = [
    ...(await listSlotStates(db, pitch, { start, end: addMilliseconds(start, minutes(5 * 60)) }, now)),
  ]
  const free = slots.find(({ state }) => state === 'free')
  return free && { pitch, start: new Date(free.start), end: new Date(free.end) }
}

const listLeaders = (db: Database, names: readonly string[]) =>
  db
    .selectFrom('teams')
    .innerJoin('team_members', 'team_members.team_id', 'teams.id')
    .select(['teams.id', 'teams.name', 'user_id as by'])
    .where('teams.name', 'in', names)
    .where('role', '=', 'captain')
    .execute()

const format = { playersPerTeam: 5, ...bothDeciders }

export const seedChallenges = async (db: Database, { team, pitches, now }: SeedContext) => {
  const leaders = await listLeaders(db, ['Yaba Bulls', 'Surulere Stars'])
  const bulls = leaders.find(({ name }) => name === 'Yaba Bulls')
  const stars = leaders.find(({ name }) => name === 'Surulere Stars')
  const ahead = [2, 3, 5].map((days, n) => freeSlot(db, pitches[13 + n]!, days, now))
  const times = (await Promise.all(ahead)).flatMap((slot) => slot ?? [])
  if (bulls && times.length > 0)
    await createChallenge(
      db,
      {
        ...format,
        periods: 2,
        minutesPerPeriod: 20,
        pays: 'both',
        words: 'Return match? You still owe us one from August. We bring the bibs.',
        slots: times.map(({ pitch, start }) => ({ pitch: pitch.id, start: start.toISOString(), slots: 1 })),
      },
      { fromTeam: bulls.id, toTeam: team.id, counters: null },
      { by: bulls.by, now: addMilliseconds(now, -minutes(90)) },
    )
  const slot = await freeSlot(db, pitches[16]!, 1, now)
  const hold =
    stars && slot && (await insertHold(db, toNewHold(slot.pitch, slot, 1, { bookerId: stars.by, now })))
  if (hold) {
    const asked = { ...format, hold: hold.id, minutesPerMatch: 8, sets: 1, visibility: 'public' } as const
    await bookSession(db, { ...asked, team: stars.id }, { by: stars.by, now })
  }
}
