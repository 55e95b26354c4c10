import { randomUUID } from 'node:crypto'
import { getUser, logIn } from '@i-one/contract/accounts'
import { listSlots } from '@i-one/contract/bookings'
import { createHold } from '@i-one/contract/bookings/holds'
import { createClient } from '@i-one/contract/call'
import { createMatch, type Match } from '@i-one/contract/matches'
import {
  decideReview,
  getReviewForStaff,
  requiredChecks,
  updateReviewDocument,
  sendReview,
} from '@i-one/contract/moderation/reviews'
import { createPitch } from '@i-one/contract/pitches/registration'
import { createSession, type Session, startSession } from '@i-one/contract/sessions'
import { joinSession } from '@i-one/contract/sessions/places'
import { demoPassword } from './demo-password.ts'
import { createPerson, type Person } from './fixtures.ts'

export const logInDemoPerson = async (
  baseUrl: string,
  role: 'captain' | 'player' | 'organizer' | 'staff',
): Promise<Person> => {
  const email = `${role}@i-one.example`
  const password = demoPassword
  const { user, token } = await createClient({ baseUrl })(logIn, { body: { email, password } })
  const { firstName, lastName, nickname } = user
  const call = createClient({ baseUrl, token: () => token })
  return { firstName, lastName, nickname, email, password, token, call }
}

const weekdays = [1, 2, 3, 4, 5, 6, 7]

interface PitchTraits {
  slotMinutes: number
  coordinates: [number, number]
  autoAuthorize?: boolean
  name?: string
  organizer?: Person
  isListed?: boolean
}

export const createOrganizer = (baseUrl: string) =>
  createPerson(baseUrl, { firstName: 'Bísí', lastName: 'Akande', isOwner: true })

export const completeReview = async (baseUrl: string, { call, token }: Person) => {
  const document = await fetch(baseUrl + updateReviewDocument.path, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/pdf' },
    body: '%PDF-1.4 a lease',
  })
  if (!document.ok) throw new Error(`the document was rejected: ${await document.text()}`)
  await call(sendReview, { body: { phoneNumber: '08031234567' } })
  const { user } = await call(getUser)
  const params = { id: user._id }
  const staff = await logInDemoPerson(baseUrl, 'staff')
  const { state, sentAt, bank } = await staff.call(getReviewForStaff, { params })
  const decision = bank ? 'list-with-bank' : 'list'
  await staff.call(decideReview, {
    params,
    body: {
      decision,
      words: '',
      yes: [...requiredChecks[decision]],
      state,
      sentAt,
      bankSince: bank?.since ?? null,
    },
  })
}

/** Creates a pitch that is always open, far from the places that other tests search. */
export const createTestPitch = async (
  baseUrl: string,
  {
    slotMinutes,
    coordinates,
    autoAuthorize = true,
    organizer,
    name = 'Tanke Cage',
    isListed = true,
  }: PitchTraits,
) => {
  const owner = organizer ?? (await createOrganizer(baseUrl))
  const pitch = await owner.call(createPitch, {
    body: {
      name,
      address: '3 Tanke Road, Ilorin',
      location: { type: 'Point', coordinates },
      timeZone: 'Africa/Lagos',
      surface: 'Astro turf',
      facilities: [],
      slotMinutes,
      openingHours: weekdays.map((day) => ({ day, open: '00:00', close: '24:00' })),
      price: { amount: 1_000_000, currency: 'NGN' },
      autoAuthorize,
      listed: true,
    },
    key: randomUUID(),
  })
  if (isListed && pitch.review === 'waiting') await completeReview(baseUrl, owner)
  return pitch
}

const holdNextSlot = async ({ call }: Person, pitch: string) => {
  const slots = await call(listSlots, { params: { id: pitch }, query: { days: 2 } })
  const next = slots.find(({ start }) => Date.parse(start) > Date.now() + 10_000)
  if (!next) throw new Error('a pitch that never closes has no slot')
  return call(createHold, { body: { pitch, start: next.start }, key: randomUUID() })
}

export interface TestSession {
  captain: Person
  others: Person[]
  session: Session
}

interface SessionTraits {
  people?: string
  pitch?: string
  isListed?: boolean
}

export const createTestSession = async (
  baseUrl: string,
  sets = 2,
  { people, pitch: name, isListed = true }: SessionTraits = {},
): Promise<TestSession> => {
  const named = people === undefined ? {} : { firstName: people, nickname: people }
  const captain = await createPerson(baseUrl, {
    firstName: 'Ngozi',
    lastName: 'Okafor',
    position: 'GK',
    ...named,
  })
  const others = await Promise.all([
    createPerson(baseUrl, { firstName: 'Túndé', lastName: 'Bello', position: 'FW', ...named }),
    createPerson(baseUrl, { firstName: 'Ọláyínká', lastName: 'Ṣẹ́gun', position: 'MF', ...named }),
    createPerson(baseUrl, { firstName: 'Uche', lastName: 'Eze', position: 'GK', ...named }),
  ])
  const pitch = await createTestPitch(baseUrl, {
    slotMinutes: 20,
    coordinates: [4.6005, 8.4799],
    isListed,
    ...(name !== undefined && { name }),
  })
  const hold = await holdNextSlot(captain, pitch._id)
  const { _id } = await captain.call(createSession, {
    body: {
      hold: hold._id,
      minutesPerMatch: 8,
      playersPerTeam: 2,
      sets,
      aet: true,
      penaltyShootout: true,
    },
    key: randomUUID(),
  })
  for (const { call } of others) await call(joinSession, { params: { id: _id } })
  const session = await captain.call(startSession, { params: { id: _id } })
  return { captain, others, session }
}

export const createNextMatch = ({ captain, session }: TestSession): Promise<Match> =>
  captain.call(createMatch, { params: { id: session._id }, key: randomUUID() })
