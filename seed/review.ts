import type { Database } from '../api/src/lib/database/database.ts'
import { beginReview, keepPaper, keepSent } from '../api/src/moderation/reviews/sql.ts'
import type { People } from './people.ts'
import { everyDay } from './pitches.ts'
import { later, minutes } from './rows.ts'

export const seedReview = async (db: Database, { newOrganizer }: People, now: Date) => {
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
      opening_hours: JSON.stringify(everyDay(['16:00', '22:00'])),
      price_amount: 1_500_000,
      price_currency: 'NGN',
      auto_authorize: false,
      review: 'waiting',
      created_at: later(now, -minutes(180)),
    })
    .execute()
  await beginReview(db, newOrganizer.id)
  const paper = { kind: 'pdf' as const, bytes: Buffer.from('%PDF-1.4\n% A lease of the school ground\n') }
  await keepPaper(db, newOrganizer.id, paper, later(now, -minutes(150)))
  await keepSent(db, newOrganizer.id, '+2348037654321', later(now, -minutes(150)))
}
