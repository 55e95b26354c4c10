import { listDeciders } from '../../at-centre.ts'
import type { Actor } from '../../lib/actor.ts'
import type { Database } from '../../lib/database/database.ts'
import { notify } from '../../notifications/actions.ts'
import type { StoredTournament } from '../sql.ts'
import { type PitchBill, listBills } from './sql.ts'

type About = Pick<StoredTournament, 'id' | 'organizerId'>

const factsOf = ({ name, timeZone, slots, matches, start, end, amount, currency }: PitchBill) => ({
  pitch: name,
  timeZone,
  slots,
  matches,
  start,
  end,
  price: { amount, currency },
})

const notifyOwners = async (
  db: Database,
  { id, organizerId }: About,
  bookings: readonly string[],
  kindOf: (bill: PitchBill) => 'tournament-asks' | 'tournament-booked' | 'slots-freed',
  { by, now }: Actor,
) => {
  for (const bill of await listBills(db, bookings)) {
    const { authorizeBy: until } = bill
    const facts = { player: organizerId, ...factsOf(bill), ...(until && { until }) }
    const users = listDeciders(bill).filter((one) => one !== null && one !== by) as string[]
    await notify(db, { kind: kindOf(bill), users, tournamentId: id, facts, now })
  }
}

export const notifyPitchBooked = (db: Database, stored: About, bookings: readonly string[], actor: Actor) =>
  notifyOwners(
    db,
    stored,
    bookings,
    ({ state }) => (state === 'pending' ? 'tournament-asks' : 'tournament-booked'),
    actor,
  )

/** Must be called before the slots are released, because it reads them. */
export const notifySlotsReleased = (db: Database, stored: About, bookings: readonly string[], actor: Actor) =>
  notifyOwners(db, stored, bookings, () => 'slots-freed', actor)

/** Must be called before the matches lose their slots, because it reads them. */
export const notifyPitchAnswered = async (
  db: Database,
  { id, organizerId }: About,
  bookings: readonly string[],
  { answer, words }: { answer: 'accepted' | 'declined' | 'expired'; words?: string | undefined },
  { by, now }: Actor,
) => {
  if (organizerId === by) return
  for (const bill of await listBills(db, bookings)) {
    const facts = { answer, player: by, ...factsOf(bill), ...(by !== null && words && { words }) }
    await notify(db, { kind: 'pitch-answered', users: [organizerId], tournamentId: id, facts, now })
  }
}
