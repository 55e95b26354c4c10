import { randomUUID } from 'node:crypto'
import type { Language } from '@i-one/contract/languages'
import type { PitchSettings } from '@i-one/contract/pitches/registration'
import { privacyNotice } from '@i-one/contract/privacy'
import type { Money } from '@i-one/contract/shapes'
import { hashPassword } from '../src/lib/password.ts'
import { hashToken, createToken } from '../src/lib/token.ts'
import type { TestApp } from './app.ts'

/** Number in the newest player's name. Always has five digits, so that names sort in order of creation. */
let count = 10_000

export interface Person {
  id: string
  token: string
  nickname: string
}

interface PersonTraits {
  nickname?: string
  position?: 'GK' | 'DF' | 'MF' | 'FW'
  isOwner?: boolean
  isAdmin?: boolean
  emailConfirmed?: boolean
  language?: Language
  /** If omitted, the user cannot log in with any password. */
  password?: string
}

export type DatabaseAndClock = Pick<TestApp, 'db'> & { clock: Pick<TestApp['clock'], 'now'> }

/** Inserts the user directly, because registering hashes a password, which is slow on purpose. */
export const createPerson = async (
  { db, clock }: DatabaseAndClock,
  traits: PersonTraits = {},
): Promise<Person> => {
  const id = randomUUID()
  const token = createToken()
  const { nickname = `Player ${++count}`, position = 'MF', isOwner = false, isAdmin = false } = traits
  const { emailConfirmed = true, language, password } = traits
  const now = clock.now()
  const email = `${id}@example.com`
  const user = {
    id,
    nickname,
    position,
    email,
    email_key: email,
    is_owner: isOwner,
    is_admin: isAdmin,
    language,
    created_at: now,
    first_name: 'Ọláyínká',
    last_name: 'Ṣẹ́gun',
    password_hash: password ? await hashPassword(password) : 'none',
    email_confirmed_at: emailConfirmed ? now : null,
    phone_number: '+2348012345678',
    address: '1 Bode Thomas, Surulere',
    lng: 3.3541,
    lat: 6.4969,
    privacy_version: privacyNotice.version,
    privacy_agreed_at: now,
  }
  await db
    .with('player', (sql) =>
      sql.insertInto('players').values({ id, name: nickname, position, created_at: now }),
    )
    .with('user', (sql) => sql.insertInto('users').values(user))
    .insertInto('logins')
    .values({ token_hash: hashToken(token), user_id: id, created_at: now, used_at: now })
    .execute()
  return { id, token, nickname }
}

interface PitchTraits {
  owner?: Person
  autoAuthorize?: boolean
  slotMinutes?: number
  timeZone?: string
  lng?: number
  lat?: number
  name?: string
  listed?: boolean
  /** 20 by default, because most tests are not about the limit of upcoming sessions. */
  sessionsAhead?: number | null
  surface?: string
  openingHours?: { day: number; open: string; close: string }[]
  price?: Money
}

export const newPitch: PitchSettings = {
  name: 'Ọjà Cage',
  address: '12 Ọjà Road, Yaba',
  location: { type: 'Point', coordinates: [3.3752, 6.5095] },
  timeZone: 'Africa/Lagos',
  surface: 'Astro turf',
  phone: '',
  facilities: ['Floodlights'],
  slotMinutes: 60,
  openingHours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: '08:00', close: '23:00' })),
  price: { amount: 2_000_000, currency: 'NGN' },
  autoAuthorize: false,
  listed: true,
}

export const createTestPitch = async ({ db, clock }: DatabaseAndClock, traits: PitchTraits = {}) => {
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: '08:00', close: '23:00' }))
  const { id } = await db
    .insertInto('pitches')
    .values({
      owner_id: traits.owner?.id ?? null,
      name: traits.name ?? 'Adélékè Astro',
      address: '7 Adélékè Street, Surulere',
      photo: '/pictures/pitch-1-828.webp',
      lng: traits.lng ?? 3.3541,
      lat: traits.lat ?? 6.4969,
      time_zone: traits.timeZone ?? 'Africa/Lagos',
      surface: traits.surface ?? 'Astro turf',
      slot_minutes: traits.slotMinutes ?? 60,
      opening_hours: JSON.stringify(traits.openingHours ?? everyDay),
      price_amount: traits.price?.amount ?? 2_500_000,
      price_currency: traits.price?.currency ?? 'NGN',
      auto_authorize: traits.autoAuthorize ?? !traits.owner,
      listed: traits.listed ?? true,
      sessions_ahead: traits.sessionsAhead === undefined ? 20 : traits.sessionsAhead,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findCentreId = async ({ db }: Pick<DatabaseAndClock, 'db'>, pitch: string) => {
  const { centre_id } = await db
    .selectFrom('pitches')
    .select('centre_id')
    .where('id', '=', pitch)
    .executeTakeFirstOrThrow()
  return centre_id
}

export const blockCustomer = async (app: DatabaseAndClock, person: Person, pitch: string) => {
  const now = app.clock.now()
  const customer = { centre_id: await findCentreId(app, pitch), user_id: person.id, name: person.nickname }
  await app.db
    .insertInto('customers')
    .values({ ...customer, created_at: now, not_welcome_since: now })
    .execute()
}

export const createCentre = async (app: DatabaseAndClock) => {
  const owner = await createPerson(app, { isOwner: true })
  const pitch = await createTestPitch(app, { owner, autoAuthorize: true, name: 'One' })
  return { owner, pitch, params: { id: await findCentreId(app, pitch) } }
}
