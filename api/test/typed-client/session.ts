import { randomUUID } from 'node:crypto'
import createClient from 'openapi-fetch'
import type { paths } from './paths.ts'

interface Clock {
  now: () => Date
  set: (instant: string) => void
}

const done = async <T>(answer: Promise<{ data?: T; error?: { code: string } }>) => {
  const { data, error } = await answer
  if (data === undefined) throw new Error(error?.code)
  return data
}

const signUp = async (baseUrl: string, nickname: string) => {
  const nobody = createClient<paths>({ baseUrl })
  const email = `${nickname.toLowerCase()}@example.com`
  const password = 'kickoff-at-seven'
  const { user } = await done(
    nobody.POST('/i-one/user/register', {
      body: {
        firstName: nickname,
        lastName: 'Obi',
        nickname,
        email,
        password,
        phoneNumber: '+2348012345678',
        address: '1 Bode Thomas, Surulere',
        position: 'MF',
        location: { coordinates: [3.3541, 6.4969] },
      },
    }),
  )
  const { token } = await done(nobody.POST('/i-one/auth/user/login', { body: { email, password } }))
  const headers = { authorization: `Bearer ${token}` }
  return { id: user._id, client: createClient<paths>({ baseUrl, headers }) }
}

/** Plays a session using only types generated from the OpenAPI document. */
export const playSession = async (baseUrl: string, clock: Clock) => {
  const ada = await signUp(baseUrl, 'Ada')
  const musa = await signUp(baseUrl, 'Musa')

  const [pitch] = await done(
    ada.client.GET('/i-one/location/nearby', { params: { query: { lng: 3.35, lat: 6.5 } } }),
  )
  const slots = await done(
    ada.client.GET('/i-one/pitches/{id}/slots', { params: { path: { id: pitch!._id } } }),
  )
  const slot = slots.find(({ state }) => state === 'free')!
  const wanted = { pitch: pitch!._id, start: slot.start }
  const key = { header: { 'Idempotency-Key': randomUUID() } }
  const hold = await done(ada.client.POST('/i-one/holds', { params: key, body: wanted }))
  const again = await done(ada.client.POST('/i-one/holds', { params: key, body: wanted }))
  const late = await musa.client.POST('/i-one/holds', { body: wanted })

  const { _id, code } = await done(
    ada.client.POST('/i-one/sessions', {
      body: {
        hold: hold._id,
        minutesPerMatch: 8,
        playersPerTeam: 5,
        sets: 2,
        aet: false,
        penaltyShootout: false,
      },
    }),
  )
  const params = { path: { id: _id } }
  const shared = await done(
    createClient<paths>({ baseUrl }).GET('/i-one/shared-sessions/{code}', { params: { path: { code } } }),
  )
  await done(musa.client.POST('/i-one/sessions/{id}/join', { params, body: {} }))
  const { drawSeed } = await done(ada.client.POST('/i-one/sessions/{id}/draw', { params }))

  clock.set(slot.start)
  await done(ada.client.POST('/i-one/sessions/{id}/start', { params }))
  const match = await done(ada.client.POST('/i-one/sessions/{id}/matches', { params, body: {} }))
  const side = Object.values(match.lineups.T1)
    .flat()
    .some(({ player }) => player === ada.id)
    ? 'T1'
    : 'T2'
  const at = clock.now().toISOString()
  const { accepted, match: played } = await done(
    ada.client.POST('/i-one/matches/{id}/events', {
      params: { path: { id: match._id } },
      body: {
        events: [
          { id: randomUUID(), type: 'kick-off', clockMs: 0, at },
          { id: randomUUID(), type: 'goal', side, player: ada.id, clockMs: 60_000, at },
          { id: randomUUID(), type: 'full-time', clockMs: 480_000, at },
        ],
      },
    }),
  )
  const { state } = await done(ada.client.POST('/i-one/sessions/{id}/finish', { params }))
  const stats = await done(
    ada.client.GET('/i-one/stats/players/{id}', { params: { path: { id: ada.id }, query: {} } }),
  )
  return {
    sameHold: again._id === hold._id,
    refused: late.error?.code === 'slot-taken',
    captain: shared.captain.nickname,
    drawn: drawSeed !== undefined,
    accepted: accepted.length,
    score: played.score[side],
    state,
    stats,
  }
}
