import type { OpeningHours } from '@i-one/contract/pitches'
import type { ZonedPitchHours } from '../api/src/bookings/slots.ts'
import type { Database } from '../api/src/lib/database/database.ts'
import { insertReview, saveReviewDocument, saveSubmission } from '../api/src/moderation/reviews/sql.ts'
import { demoPitches } from './demo-pitches.ts'
import type { DemoUsers } from './people.ts'
import { addMilliseconds, minutes } from './rows.ts'

const photos = 6

export interface DemoPitch extends ZonedPitchHours {
  id: string
  name: string
  price: number
  owner: string | null
  answers: boolean
}

export const toDailyOpeningHours = ([open = '', close = '']: string[]): OpeningHours[] =>
  [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open, close }))

export const seedPitches = async (db: Database, { organizer }: DemoUsers, now: Date) => {
  const pitches: DemoPitch[] = []
  for (const [n, pitch] of demoPitches.entries()) {
    const owner = pitch.owned ? organizer.id : null
    const openingHours = toDailyOpeningHours(pitch.hours)
    const { id } = await db
      .insertInto('pitches')
      .values({
        owner_id: owner,
        name: pitch.name,
        address: pitch.address,
        photo: `/pictures/pitch-${(n % photos) + 1}-828.webp`,
        lng: pitch.lng,
        lat: pitch.lat,
        time_zone: 'Africa/Lagos',
        surface: pitch.surface,
        facilities: pitch.facilities,
        phone: pitch.owned ? '0803 123 4567' : '',
        slot_minutes: pitch.slotMinutes,
        players_per_team: pitch.playersPerTeam,
        opening_hours: JSON.stringify(openingHours),
        price_amount: pitch.naira * 100,
        price_currency: 'NGN',
        auto_authorize: pitch.owned !== 'answers',
        sessions_ahead: 20,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { name, slotMinutes } = pitch
    const hours = { timeZone: 'Africa/Lagos', slotMinutes, openingHours, partHours: null }
    const answers = pitch.owned === 'answers'
    pitches.push({ id, name, ...hours, price: pitch.naira * 100, owner, answers })
  }
  return pitches
}

export const seedReview = async (db: Database, { newOrganizer }: DemoUsers, now: Date) => {
  await db
    .insertInto('pitches')
    .values({
      owner_id: newOrganizer.id,
      name: 'Yaba School Five',
      address: '5 Commercial Avenue, Yaba',
      photo: '/pictures/pitch-4-828.webp',
      lng: 3.3792,
      lat: 6.5095,
      time_zone: 'Africa/Lagos',
      surface: 'Artificial turf',
      phone: '0803 765 4321',
      slot_minutes: 60,
      opening_hours: JSON.stringify(toDailyOpeningHours(['16:00', '22:00'])),
      price_amount: 1_500_000,
      price_currency: 'NGN',
      auto_authorize: false,
      review: 'waiting',
      created_at: addMilliseconds(now, -minutes(180)),
    })
    .execute()
  await insertReview(db, newOrganizer.id)
  const document = { kind: 'pdf' as const, bytes: Buffer.from('%PDF-1.4\n% A lease of the school ground\n') }
  await saveReviewDocument(db, newOrganizer.id, document, addMilliseconds(now, -minutes(150)))
  await saveSubmission(db, newOrganizer.id, '+2348037654321', addMilliseconds(now, -minutes(150)))
}
