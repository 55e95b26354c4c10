import { day } from '@i-one/game/durations'
import { shuffle } from '@i-one/game/random'
import { type Rows, later, minutes } from './rows.ts'
import { addSession } from './sessions.ts'
import type { World } from './team.ts'

const sessionsEach = 7

export const addAnswered = (rows: Rows, { people, pitches, now, random }: World) => {
  for (const [nth, pitch] of pitches.filter(({ answers }) => answers).entries())
    for (let n = 0; n < sessionsEach; n++) {
      const start = later(now, -(10 + n * 7 + nth) * day)
      start.setUTCHours(17, 0, 0, 0)
      const end = later(start, minutes(pitch.slotMinutes))
      const players = shuffle(people.others, random).slice(0, 8)
      const missing = n % 3 === 0 ? 1 : 0
      const authorizeBy = later(start, -minutes(18 * 60))
      const { bookingId, created } = addSession(
        rows,
        { pitch, start, end, players, state: 'finished', authorizeBy, missing, now: start },
        random,
      )
      const answered = later(created, minutes(8 + Math.floor(random() * 90)))
      rows.booking_changes.push(
        { booking_id: bookingId, at: created, by: players[0]?.id ?? null, state: 'pending' },
        { booking_id: bookingId, at: answered, by: people.organizer.id, state: 'confirmed' },
      )
    }
}
