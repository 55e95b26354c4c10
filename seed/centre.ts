import type { DeskPaymentMethod } from '@i-one/contract/centres/money'
import { day, hour as oneHour } from '@i-one/game/durations'
import { saveNoShow } from '../api/src/bookings/keeping/sql.ts'
import { insertPart } from '../api/src/bookings/parts/sql.ts'
import { findBookable } from '../api/src/bookings/sql.ts'
import { createDeskBookings } from '../api/src/centres/desk/actions.ts'
import { toRequestedDates } from '../api/src/centres/desk/rules.ts'
import { saveCancellationPolicy } from '../api/src/centres/prices/sql.ts'
import { findCentre, updateCentre } from '../api/src/centres/registration/sql.ts'
import { insertRoleChange, saveStaff } from '../api/src/centres/staff/sql.ts'
import type { Database } from '../api/src/lib/database/database.ts'
import { savePartHours } from '../api/src/part-hours.ts'
import { findPrices, updatePrices } from '../api/src/pitches/prices/sql.ts'
import { insertCopy } from '../api/src/pitches/registration/sql.ts'
import type { DemoUsers } from './people.ts'
import { toDailyOpeningHours } from './pitches.ts'
import { addMilliseconds, createId } from './rows.ts'

/** 70 km from the other pitches, so that the centre does not appear in nearby lists. */
const place = {
  address: '15 Marina Road, Ẹ̀pẹ́',
  lng: 3.9785,
  lat: 6.5841,
  time_zone: 'Africa/Lagos',
  phone: '0803 000 0101',
}
const naira = 100
const [half, whole, cage] = [20_000 * naira, 36_000 * naira, 15_000 * naira]

type Pitch = 'one' | 'two' | 'whole' | 'cage'
const pitches: Record<Pitch, { name: string; price: number }> = {
  one: { name: 'Lagoon Astro 1', price: half },
  two: { name: 'Lagoon Astro 2', price: half },
  whole: { name: 'Full Lagoon Astro', price: whole },
  cage: { name: 'Lagoon Cage', price: cage },
}

type Visit = [pitch: Pitch, days: number, hour: number, slots: number, paid?: DeskPaymentMethod | 'no-show']
const book: { name: string; phone: string; visits: Visit[] }[] = [
  {
    name: 'Ada Okonkwo',
    phone: '+2348030000142',
    visits: [
      ['one', -21, 19, 1, 'cash'],
      ['one', -14, 19, 1, 'cash'],
      ['one', -7, 19, 1, 'transfer'],
      ['one', 0, 19, 1],
      ['one', 7, 19, 1],
    ],
  },
  {
    name: 'Coach Sunny',
    phone: '+2348060000163',
    visits: [
      ['cage', -9, 17, 2, 'cash'],
      ['cage', -2, 17, 2, 'cash'],
      ['cage', 0, 17, 2, 'transfer'],
      ['cage', 1, 17, 2],
    ],
  },
  {
    name: 'Interbank Eights',
    phone: '+2348090000128',
    visits: [
      ['whole', -15, 20, 2, 'transfer'],
      ['whole', -8, 20, 2],
      ['whole', 0, 21, 2, 'transfer'],
      ['whole', 6, 20, 2],
    ],
  },
  {
    name: 'Gbénga Ẹkùndayọ̀',
    phone: '+2348020000190',
    visits: [
      ['two', -24, 18, 1, 'cash'],
      ['two', -10, 20, 1, 'no-show'],
      ['cage', -3, 21, 1, 'no-show'],
      ['two', 2, 18, 1],
    ],
  },
  {
    name: 'Mama Bísí’s School',
    phone: '+2348070000115',
    visits: [
      ['two', -6, 16, 2, 'card'],
      ['two', 0, 16, 2, 'card'],
      ['two', 1, 16, 2],
    ],
  },
]

const insertPitches = async (db: Database, ownerId: string, now: Date) => {
  const { id: one } = await db
    .insertInto('pitches')
    .values({
      ...place,
      owner_id: ownerId,
      name: pitches.one.name,
      photo: '/pictures/pitch-2-828.webp',
      surface: 'Astro turf',
      facilities: ['Floodlights', 'Changing rooms', 'Parking', 'Water'],
      slot_minutes: 60,
      players_per_team: 5,
      opening_hours: JSON.stringify(toDailyOpeningHours(['14:00', '02:00'])),
      price_amount: half,
      price_currency: 'NGN',
      auto_authorize: true,
      sessions_ahead: 20,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ids = { one } as Record<Pitch, string>
  for (const key of ['two', 'whole', 'cage'] as const) {
    ids[key] = await insertCopy(db, one, pitches[key].name, now)
    const settings = { listed: true, price_amount: pitches[key].price, photo: '/pictures/pitch-3-828.webp' }
    await db.updateTable('pitches').set(settings).where('id', '=', ids[key]).execute()
  }
  return ids
}

const earlierOf = (one: Date, other: Date) => (one < other ? one : other)

const priceLateHours = async (db: Database, id: string, price: number) => {
  const { revision } = (await findPrices(db, id))!
  const late = { days: [1, 2, 3, 4, 5], open: '17:00', close: '22:00', amount: price * 1.25 }
  await updatePrices(db, id, { lists: [{ from: '2025-01-01', week: [late] }], holidays: [] }, revision)
}

export const seedCentre = async (db: Database, { organizer, others }: DemoUsers, now: Date) => {
  const opened = addMilliseconds(now, -60 * day)
  const ids = await insertPitches(db, organizer.id, opened)
  const { centreId } = (await findPrices(db, ids.one))!
  for (const partId of [ids.one, ids.two])
    await insertPart(db, { pitchId: ids.whole, partId, centreId, now: opened })
  await savePartHours(db, [centreId])
  const centre = (await findCentre(db, centreId))!
  const rules = 'No metal studs.\nCome ten minutes early: your slot starts on time.'
  await updateCentre(db, centreId, { ...centre, name: 'Lagoon Astro', rules })
  await saveCancellationPolicy(db, centreId, { freeHours: 24, laterShare: 50, deposit: 0 })
  for (const [key, { price }] of Object.entries(pitches)) await priceLateHours(db, ids[key as Pitch], price)
  const [manager, desk, viewer] = others.slice(-3)
  for (const [person, role] of [
    [manager, 'manager'],
    [desk, 'desk'],
    [viewer, 'viewer'],
  ] as const) {
    if (!person) continue
    await saveStaff(db, { centreId, userId: person.id, role, now: opened })
    await insertRoleChange(db, { centreId, userId: person.id, role, by: person.id, now: opened })
  }
  const by = desk?.id ?? organizer.id
  for (const { name, phone, visits } of book)
    for (const [pitch, days, hour, slots, paid] of visits) {
      const bookable = (await findBookable(db, ids[pitch]))!
      const start = addMilliseconds(now, days * day)
      start.setUTCHours(hour - 1, 0, 0, 0)
      const at = earlierOf(now, addMilliseconds(start, -2 * day))
      const id = createId()
      const dates = toRequestedDates(bookable, [{ _id: id, start: start.toISOString() }], slots, at)
      const request = { centreId, name, phone, renamed: false, paid: paid === 'no-show' ? undefined : paid }
      await createDeskBookings(db, { pitch: bookable, dates }, request, { by, now: at })
      if (paid === 'no-show')
        await saveNoShow(db, id, true, { by, now: earlierOf(now, addMilliseconds(start, oneHour)) })
    }
}
