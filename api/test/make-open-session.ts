import { type Session, createSession } from '@i-one/contract/sessions'
import { joinSession } from '@i-one/contract/sessions/places'
import type { Money } from '@i-one/contract/shapes'
import { sql } from 'kysely'
import type { TestApp } from './app.ts'
import { type Person, createPerson, createTestPitch } from './make.ts'

const minute = 60_000

/** 20:00 in Lagos on the day after `testTime`. */
export const sessionStart = new Date('2025-11-21T19:00:00.000Z')

interface HoldTraits {
  booker: Person
  pitch: string
  start?: Date
  minutes?: number
  price?: Money
}

export const createTestHold = async ({ db, clock }: TestApp, traits: HoldTraits) => {
  const {
    booker,
    pitch,
    start = sessionStart,
    minutes = 60,
    price = { amount: 2_500_000, currency: 'NGN' },
  } = traits
  const now = clock.now()
  const end = new Date(start.getTime() + minutes * minute)
  const { id } = await db
    .insertInto('bookings')
    .values({
      pitch_id: pitch,
      booker_id: booker.id,
      during: sql<string>`tstzrange(${start}, ${end})`,
      state: 'held',
      expires_at: new Date(now.getTime() + 10 * minute),
      price_amount: price.amount,
      price_currency: price.currency,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface SessionTraits extends Partial<HoldTraits> {
  captain?: Person
  playersPerTeam?: number
  sets?: number
  visibility?: 'public' | 'link'
  others?: number
}

export interface OpenSession {
  session: Session
  captain: Person
  others: Person[]
}

export const usualSettings = {
  minutesPerMatch: 8,
  playersPerTeam: 5,
  sets: 2,
  aet: false,
  penaltyShootout: false,
}

export const createOpenSession = async (app: TestApp, traits: SessionTraits = {}): Promise<OpenSession> => {
  const captain = traits.captain ?? (await createPerson(app))
  const pitch = traits.pitch ?? (await createTestPitch(app))
  const hold = await createTestHold(app, { ...traits, booker: captain, pitch })
  const { playersPerTeam = 5, sets = 2, visibility } = traits
  let session = await app.as(captain.token)(createSession, {
    body: { ...usualSettings, hold, playersPerTeam, sets, visibility },
  })
  const others: Person[] = []
  for (let n = 0; n < (traits.others ?? 0); n++) {
    const other = await createPerson(app)
    const { _id: id, code } = session
    session = await app.as(other.token)(joinSession, { params: { id }, body: { code } })
    others.push(other)
  }
  return { session, captain, others }
}
