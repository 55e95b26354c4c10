import { randomBytes } from 'node:crypto'
import { allSetNames } from '@i-one/game/sessions/set-names'
import { sql } from 'kysely'
import { saveCustomerBookings } from '../src/customer-bookings.ts'
import { type DatabaseAndClock, type Person, createPerson, createTestPitch } from './make.ts'

const hour = 60 * 60 * 1000

interface SessionTraits {
  captain?: Person
  others?: Person[]
  setCount?: number
  periods?: number
  minutesPerMatch?: number
  playersPerTeam?: number
  aet?: boolean
  penaltyShootout?: boolean
  visibility?: 'public' | 'link'
  state?: 'confirmed' | 'started' | 'finished'
  pitch?: string
  start?: Date
}

/** Creates a session. Assigns its players to the sets in turn, beginning with the captain. */
export const createStartedSession = async (app: DatabaseAndClock, traits: SessionTraits = {}) => {
  const { setCount = 2, playersPerTeam = 5, state = 'started' } = traits
  const start = traits.start ?? app.clock.now()
  const captain = traits.captain ?? (await createPerson(app))
  const others =
    traits.others ?? (await Promise.all(Array.from({ length: 2 * setCount - 1 }, () => createPerson(app))))
  const pitch = traits.pitch ?? (await createTestPitch(app))
  const { id: booking } = await app.db
    .insertInto('bookings')
    .values({
      pitch_id: pitch,
      booker_id: captain.id,
      during: sql`tstzrange(${start}, ${new Date(start.getTime() + hour)})`,
      state: 'confirmed',
      price_currency: 'NGN',
      created_at: start,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await app.db
    .insertInto('sessions')
    .values({
      code: randomBytes(12).toString('base64url'),
      booking_id: booking,
      captain_id: captain.id,
      state,
      periods: traits.periods ?? 1,
      minutes_per_match: traits.minutesPerMatch ?? 8,
      players_per_team: playersPerTeam,
      set_count: setCount,
      aet: traits.aet ?? false,
      penalty_shootout: traits.penaltyShootout ?? false,
      match_type: 'Friendly Match',
      visibility: traits.visibility ?? 'public',
      minimum: 4,
      fill_by: start,
      drawn_at: start,
      created_at: start,
      started_at: start,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await saveCustomerBookings(app.db, [booking])
  const numbers = Array.from({ length: setCount }, (_, n) => n + 1)
  await app.db
    .insertInto('sets')
    .values(numbers.map((number) => ({ session_id: id, number, name: allSetNames[number - 1] ?? '' })))
    .execute()
  const going = [captain, ...others]
  await app.db
    .insertInto('places')
    .values(
      going.map((person, n) => ({
        session_id: id,
        player_id: person.id,
        state: 'going',
        set_number: (n % setCount) + 1,
        since: new Date(start.getTime() + n),
      })),
    )
    .execute()
  return { id, captain, pitch, sets: numbers.map((set) => going.filter((_, n) => n % setCount === set - 1)) }
}
