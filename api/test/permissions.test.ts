import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { connect } from '@i-one/contract/call'
import type { Endpoint, Stream } from '@i-one/contract/endpoint'
import { putPhoto } from '@i-one/contract/profile'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '../src/lib/password.ts'
import { type Role, permissions } from '../src/permissions.ts'
import { type TestApp, bootApp, testEvening } from './app.ts'
import { makePicture } from './make-picture.ts'
import { type Person, makePerson, makePitch } from './make.ts'
import { type Town, makeTown } from './small-town.ts'

type Name = keyof typeof permissions
type Wire = Endpoint | Stream

const folder = new URL('../../contract/src/', import.meta.url)
/** Every endpoint and stream of the contract by the name it is exported under. */
const endpoints = new Map<string, Wire>()
for (const file of await readdir(folder)) {
  const exported = (await import(new URL(file, folder).href)) as Record<string, Partial<Wire>>
  for (const [name, one] of Object.entries(exported))
    if (typeof one === 'object' && one.path && one.access) endpoints.set(name, one as Wire)
}

const actors = [
  'nobody',
  'stranger',
  'player',
  'host',
  'captain',
  'organizer',
  'scorer',
  'holder',
  'admin',
] as const
type Actor = (typeof actors)[number]
/** What one is asked about: of a town that one has to do with, seen by its link alone, or of another, which is public. */
const towns = ['own', 'other'] as const
type Whose = (typeof towns)[number]

let app: TestApp
let town: Record<Whose, Town>
let people: Record<Actor, Person | undefined>
let photo: string
let picture: Blob
let freePitch: string
let tables: string[]
beforeAll(async () => {
  app = await bootApp({ rateLimits: false })
  town = { own: await makeTown(app, 'link'), other: await makeTown(app, 'public') }
  const [stranger, admin] = [await makePerson(app), await makePerson(app, { isAdmin: true })]
  people = { nobody: undefined, stranger, ...town.own.people, admin }
  picture = new Blob([new Uint8Array(await makePicture('png', 16, 16))], { type: 'image/png' })
  const { user } = await app.as(town.other.people.player.token)(putPhoto, { body: picture })
  freePitch = await makePitch(app)
  await app.db
    .updateTable('users')
    .set({ password_hash: await hashPassword('kickoff-at-seven') })
    .execute()
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(app.db)
  tables = rows.map(({ name }) => name)
  photo = /[^/]+$/.exec(user.photo?.small ?? '')?.[0] ?? ''
})
afterAll(() => app.stop())

const ownRoles: ReadonlySet<Actor> = new Set(['host', 'captain', 'organizer', 'scorer', 'holder'])

/** What an actor is to what an endpoint is about, by how the towns are made. */
const rolesOf = (actor: Actor, name: Name, whose: Whose) => {
  const { concerns } = permissions[name]
  const roles = new Set<Role>(['anyone'])
  if (actor !== 'nobody') roles.add('user')
  if (concerns === 'pitch' || whose === 'other') roles.add('passer-by')
  const inTown = whose === 'own' && ['player', 'host', 'captain', 'organizer'].includes(actor)
  const scores = whose === 'own' && actor === 'scorer' && concerns === 'match'
  const passes = whose === 'other' && (actor !== 'nobody' || concerns === 'match')
  if (inTown || scores || passes || actor === 'admin') roles.add('onlooker')
  if (actor === 'admin' || (whose === 'own' && ownRoles.has(actor))) roles.add(actor as Role)
  return roles
}

const refusalFor = (actor: Actor, name: Name, roles: ReadonlySet<Role>) => {
  if (actor === 'nobody' && endpoints.get(name)?.access === 'login') return 'not-signed-in'
  const { concerns } = permissions[name]
  if (concerns === 'pitch') return 'not-yours'
  if (concerns === 'hold' || !roles.has('onlooker')) return 'not-found'
  return name === 'recordEvents' ? 'not-scorer' : name === 'drawMatch' ? 'not-found' : 'not-yours'
}

interface Input {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}
type Asked = (town: Town, who: Person | undefined) => Input | Promise<Input>

const settings = { minutesPerMatch: 8, playersPerTeam: 5, sets: 2, aet: false, penaltyShootout: false }
const home = { type: 'Point', coordinates: [3.35, 6.49] }
const somebody = () => ({
  firstName: 'Ada',
  lastName: 'Obi',
  nickname: 'Ada',
  email: `${randomUUID()}@example.com`,
  phoneNumber: '+2348012345678',
  address: '1 Bode Thomas',
  position: 'GK',
  location: home,
  password: 'kickoff-at-seven',
})
const ofSession: Asked = ({ session }) => ({ params: { id: session._id } })
const withBody =
  (body: (town: Town) => unknown): Asked =>
  async (town, who) => ({ ...(await ofSession(town, who)), body: body(town) })
const byCode: Asked = ({ session }) => ({ params: { code: session.code } })
const ofPitch: Asked = ({ pitch }) => ({ params: { id: pitch } })
const ofMatch: Asked = ({ match }) => ({ params: { id: match } })
const ofHold: Asked = ({ hold }) => ({ params: { id: hold } })
/** A guest's place, another one for each who may remove it. */
const ofPlace =
  (body?: unknown): Asked =>
  ({ session, guests, people: { captain, host } }, who) => {
    const place = guests[who === captain ? 0 : who === host ? 1 : 2] ?? ''
    return { params: { id: session._id, place }, body }
  }
const ofScorer: Asked = ({ match, people }) => ({ params: { id: match, player: people.player.id } })
const schedule = () => ({ query: { from: testEvening, to: testEvening } })
const noLineup = { revision: 99, players: [] }
const around = () => ({ query: { lng: 3.35, lat: 6.49 } })

/** What each is asked with, so that nothing but who asks can be wrong; none where there is nothing to say. */
const inputs: Partial<Record<Name, Asked>> = {
  sendMessage: () => ({ body: { name: 'Ada', email: 'ada@example.com', message: 'Hello' } }),
  register: () => ({ body: somebody() }),
  logIn: () => ({ body: { email: 'nobody@example.com', password: 'wrong' } }),
  forgetPassword: () => ({ body: { email: 'nobody@example.com' } }),
  verifyCode: () => ({ body: { email: 'nobody@example.com', otp: '12345' } }),
  verifyLink: () => ({ body: { link: 'a'.repeat(22) } }),
  resetPassword: () => ({
    body: { email: 'ada@example.com', newPassword: 'secret', confirmPassword: 'secret' },
  }),
  confirmEmail: () => ({ body: { link: 'a'.repeat(22) } }),
  updateUser: () => ({ body: { nickname: 'Ada' } }),
  deleteUser: () => ({ body: { password: 'wrong' } }),
  putPhoto: () => ({ body: picture }),
  getPhoto: () => ({ params: { file: photo } }),
  readNotifications: () => ({ body: { upTo: 0 } }),
  changePreferences: () => ({ body: { preferences: [{ kind: 'joined', on: true, mail: false }] } }),
  getPlayerStats: ({ people }) => ({ params: { id: people.player.id } }),
  findNearbyPitches: around,
  findNearbySessions: around,
  searchPlaces: () => ({ query: { q: 'Surulere' } }),
  getPitch: ofPitch,
  drawPitch: ofPitch,
  listSlots: ofPitch,
  listClosures: ofPitch,
  closePitch: (town) => ({
    ...(ofPitch(town, undefined) as Input),
    body: { start: '2025-12-01T10:00:00.000Z', end: '2025-12-01T11:00:00.000Z', reason: 'Rain' },
  }),
  endClosure: ({ closure }) => ({ params: { id: closure } }),
  takeHold: () => ({ body: { pitch: freePitch, start: '2025-11-22T10:00:00.000Z' } }),
  getHold: ofHold,
  giveBackHold: ofHold,
  createSession: ({ hold }) => ({ body: { ...settings, hold } }),
  getSessionByCode: byCode,
  watchSharedSession: byCode,
  drawSession: byCode,
  getSharedCalendar: byCode,
  setWaiting: withBody(() => ({ takeMeIn: true })),
  playWith: withBody(() => ({ players: [] })),
  addGuests: withBody(() => ({ guests: [{ name: 'Chidi' }] })),
  editSession: withBody(() => ({ minimum: 5 })),
  handOver: withBody(({ people }) => ({ player: people.captain.id })),
  abandonSession: withBody(() => ({ reason: 'rain' })),
  saveSetLineup: ({ session }) => ({ params: { id: session._id, set: '1' }, body: noLineup }),
  setAttendance: ofPlace({ state: 'checked-in' }),
  makeGuestLink: ofPlace(),
  removePlace: ofPlace(),
  claimGuest: () => ({ body: { code: 'a'.repeat(22) } }),
  listMatches: schedule,
  watchSchedule: schedule,
  getMatch: ofMatch,
  watchMatch: ofMatch,
  drawMatch: ofMatch,
  saveLineup: ({ match }) => ({ params: { id: match, side: 'T1' }, body: noLineup }),
  listScorers: ofMatch,
  handOverWhistle: ofMatch,
  appointScorer: ofScorer,
  withdrawScorer: ofScorer,
  getWhistle: () => ({ params: { code: 'a'.repeat(22) } }),
  takeWhistle: () => ({ body: { code: 'a'.repeat(22), name: 'Musa' } }),
  recordEvents: (town) => ({
    ...(ofMatch(town, undefined) as Input),
    body: { events: [{ id: randomUUID(), type: 'kick-off', clockMs: 0, at: testEvening }] },
  }),
}

/** A stream answers as soon as it is open, and is closed again. */
const open = async ({ path }: Stream, { params = {}, query = {} }: Input, token: string | undefined) => {
  const asked = new URLSearchParams(query as Record<string, string>).toString()
  const address = `${path.replace(/:(\w+)/, (_, name: string) => params[name] ?? '')}?${asked}`
  const closing = new AbortController()
  const headers = token ? { authorization: `Bearer ${token}` } : undefined
  const answer = await fetch(app.baseUrl + address, { headers, signal: closing.signal })
  const refusal = answer.ok ? undefined : ((await answer.json()) as { code: string }).code
  closing.abort()
  return refusal
}

/** The code of the refusal, if it is one. */
const ask = async (name: Name, actor: Actor, whose: Whose) => {
  const wire = endpoints.get(name)!
  const token = people[actor]?.token
  const { concerns } = permissions[name]
  const usual = concerns === 'session' ? ofSession : () => ({})
  const input = await (inputs[name] ?? usual)(town[whose], people[actor])
  if ('messages' in wire) return open(wire, input, token)
  return connect(app.connection(token))(wire, input as never).then(
    () => undefined,
    (error: { code?: string }) => error.code ?? 'no answer',
  )
}

/** A digest of all that the tables hold. */
const everything = async () => {
  const texts = sql.join(
    tables.map((name) => sql`(select string_agg(t::text, '' order by t::text) from ${sql.table(name)} t)`),
  )
  const { rows } = await sql<{ digest: string }>`select md5(concat_ws('|', ${texts})) as digest`.execute(
    app.db,
  )
  return rows[0]?.digest
}

const cells = (name: Name) => {
  const aboutNothing = ['nothing', 'own account'].includes(permissions[name].concerns)
  const of = aboutNothing ? (['own'] as const) : towns
  return actors.flatMap((actor) =>
    of.map((whose) => {
      const roles = rolesOf(actor, name, whose)
      const allowed = permissions[name].may.some((role: Role) => roles.has(role))
      return { actor, whose, allowed, refusal: refusalFor(actor, name, roles) }
    }),
  )
}

const noes = new Set([
  'not-signed-in',
  'not-found',
  'not-yours',
  'not-scorer',
  'bad-input',
  'server-error',
  'no answer',
])
/** A right password would take the account away from under the other cells. */
const wrongOnPurpose = new Set<string>(['deleteUser'])
/** What changes who one is to a session, and what ends the login, comes last. */
const last: readonly string[] = ['removePlace', 'joinSession', 'logOut']
const names = (Object.keys(permissions) as Name[]).toSorted((a, b) => last.indexOf(a) - last.indexOf(b))

test('the table has a row for each endpoint of the contract and no other', () => {
  expect(Object.keys(permissions).toSorted()).toEqual([...endpoints.keys()].toSorted())
})

test('who need not sign in is said alike by the table and by the contract', () => {
  for (const name of names) {
    const isPublic = permissions[name].may.some((role: Role) => role === 'anyone' || role === 'passer-by')
    const toAll =
      isPublic || (permissions[name].concerns === 'match' && permissions[name].may[0] === 'onlooker')
    expect(endpoints.get(name)?.access, name).toBe(toAll ? 'public' : 'login')
  }
})

describe.each(names)('%s', (name) => {
  const allowed = cells(name).filter((cell) => cell.allowed)
  const forbidden = cells(name).filter((cell) => !cell.allowed)

  test(`is for ${permissions[name].may.join(', ')} alone`, async () => {
    const before = forbidden.length && (await everything())
    const refused = forbidden.map(async ({ actor, whose, refusal }) =>
      expect(await ask(name, actor, whose), `${actor}, ${whose}`).toBe(refusal),
    )
    await Promise.all(refused)
    if (forbidden.length) expect(await everything()).toBe(before)
    const answered = allowed.map(async ({ actor, whose }) => {
      const code = await ask(name, actor, whose)
      if (code !== 'bad-input' || !wrongOnPurpose.has(name))
        expect(noes.has(code ?? ''), `${actor}, ${whose}: ${code}`).toBe(false)
    })
    await Promise.all(answered)
  })
})
