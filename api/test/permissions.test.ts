import { randomUUID } from 'node:crypto'
import type { Endpoint, Stream } from '@i-one/contract/endpoint'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { readContract } from '../src/lib/http/contract.ts'
import { hashPassword } from '../src/lib/password.ts'
import { lockAndSaveBlock } from '../src/moderation/blocks/sql.ts'
import { permissions } from '../src/permissions.ts'
import type { Role } from '../src/roles.ts'
import { type EndpointInput, endpointInputs, toSessionInput } from './endpoint-inputs.ts'
import { type Fixtures, createFixtures } from './fixtures.ts'
import { type Person, createPerson } from './make.ts'
import { startTestApp } from './suite.ts'
import { listChangedTables, clearChanges, watchChanges } from './watch-changes.ts'

type Name = keyof typeof permissions

const { calls } = await readContract()

const callers = [
  'nobody',
  'stranger',
  'player',
  'host',
  'captain',
  'team-captain',
  'organizer',
  'manager',
  'desk',
  'viewer',
  'scorer',
  'holder',
  'removed',
  'suspended',
  'blocked',
  'admin',
] as const
type Caller = (typeof callers)[number]
/** Fixtures: in `own`, callers have their roles and sessions need a link; in `other`, sessions are public. */
const towns = ['own', 'other'] as const
type Whose = (typeof towns)[number]
/** True with `npm run test:rights`. */
const all = process.env.RIGHTS === 'all'

const app = await startTestApp({ rateLimits: false })
const fixtures: Record<Whose, Fixtures> = {
  own: await createFixtures(app, 'link'),
  other: await createFixtures(app, 'public'),
}
const [stranger, suspended, blocked, admin] = [
  await createPerson(app),
  await createPerson(app),
  await createPerson(app),
  await createPerson(app, { isAdmin: true }),
]
await app.db
  .updateTable('users')
  .set({ suspended_at: app.clock.now() })
  .where('id', '=', suspended.id)
  .execute()
const people: Record<Caller | 'joiner', Person | undefined> = {
  nobody: undefined,
  joiner: await createPerson(app),
  stranger,
  ...fixtures.own.people,
  suspended,
  blocked,
  admin,
}
for (const { people } of Object.values(fixtures))
  for (const { id } of Object.values(people))
    await lockAndSaveBlock(app.db, { by: id, blocked: blocked.id, now: app.clock.now() })
await app.db
  .updateTable('users')
  .set({ password_hash: await hashPassword('kickoff-at-seven') })
  .execute()
await watchChanges(app)

const ownRoles: ReadonlySet<Caller> = new Set([
  'host',
  'captain',
  'team-captain',
  'organizer',
  'manager',
  'desk',
  'viewer',
  'scorer',
  'holder',
])
const ofCentre: readonly Caller[] = ['organizer', 'manager', 'desk', 'viewer']

const rolesOf = (caller: Caller, name: Name, whose: Whose) => {
  const { concerns } = permissions[name]
  const roles = new Set<Role>(['anyone'])
  if (caller !== 'nobody') roles.add('user')
  if (concerns === 'pitch' || whose === 'other') roles.add('passer-by')
  const inTown =
    whose === 'own' && ['player', 'host', 'captain', 'team-captain', ...ofCentre].includes(caller)
  const scores = whose === 'own' && caller === 'scorer' && concerns === 'match'
  const passes = whose === 'other' && (caller !== 'nobody' || concerns === 'match')
  if (inTown || scores || passes || caller === 'admin') roles.add('onlooker')
  const ofPlayers = concerns === 'match' || concerns === 'session'
  if (inTown && ofPlayers && !['team-captain', ...ofCentre].includes(caller)) roles.add('player')
  if (caller === 'admin' || (whose === 'own' && ownRoles.has(caller))) roles.add(caller as Role)
  if (concerns === 'challenge' && roles.delete('team-captain')) roles.add('challenger')
  if (concerns === 'challenge' && roles.has('captain')) roles.add('player')
  return roles
}

const statistics: readonly Name[] = ['getPlayerStats', 'getStreaks', 'getHeadToHead']
const keepsOut = (name: Name) => {
  const { errors = [] } = calls.get(name)!.call as Partial<Endpoint>
  return statistics.includes(name)
    ? 'not-found'
    : errors.find((code) => code === 'cannot-join-session' || code === 'cannot-ask-team')
}
/** Error codes of endpoints that fail before they check the caller. */
const earlier: Partial<Record<Name, string>> = {
  claimGuest: 'wrong-link',
  updateAvailability: 'not-in',
  sendChallenge: 'not-a-member',
  becomeOpponent: 'opponent-taken',
}

const expectedErrorFor = (caller: Caller, name: Name, roles: ReadonlySet<Role>) => {
  if (caller === 'suspended') return 'suspended'
  if (caller === 'nobody' && calls.get(name)?.call.access === 'login') return 'not-signed-in'
  const { concerns } = permissions[name]
  if (['pitch', 'centre', 'team', 'tournament'].includes(concerns)) return 'not-yours'
  if (concerns === 'staff') return 'not-found'
  if (concerns === 'challenge')
    return roles.has('captain') || roles.has('challenger') ? 'not-yours' : 'not-found'
  if (concerns === 'hold' || !roles.has('onlooker')) return 'not-found'
  return name === 'recordEvents' ? 'not-scorer' : name === 'getMatchImage' ? 'not-found' : 'not-yours'
}

const open = async (
  { path }: Stream,
  { params = {}, query = {} }: EndpointInput,
  token: string | undefined,
) => {
  const asked = new URLSearchParams(query as Record<string, string>).toString()
  const address = `${path.replace(/:(\w+)/, (_, name: string) => params[name] ?? '')}?${asked}`
  const closing = new AbortController()
  const headers = token ? { authorization: `Bearer ${token}` } : undefined
  const answer = await fetch(app.baseUrl + address, { headers, signal: closing.signal })
  const errorCode = answer.ok ? undefined : ((await answer.json()) as { code: string }).code
  closing.abort()
  return errorCode
}

const ids = /^[0-9a-f]{8}-/
const ofNothing = ({ params = {}, ...input }: EndpointInput): EndpointInput => {
  const unknown = Object.entries(params).map(([name, value]) => {
    if (ids.test(value)) return [name, randomUUID()]
    return [name, name === 'code' ? 'n'.repeat(value.length) : value]
  })
  return { ...input, params: Object.fromEntries(unknown) as Record<string, string> }
}

const ask = async (name: Name, caller: keyof typeof people, whose: Whose | 'none') => {
  const { call } = calls.get(name)!
  const token = people[caller]?.token
  const { concerns } = permissions[name]
  const usual = concerns === 'session' ? toSessionInput : () => ({})
  const given = (endpointInputs[name] ?? usual)(fixtures[whose === 'none' ? 'own' : whose], people[caller])
  const input = whose === 'none' ? ofNothing(given) : given
  if ('messages' in call) return open(call, input, token)
  return app
    .as(token)(call, input as never)
    .then(
      () => undefined,
      (error: { code?: string }) => error.code ?? 'no answer',
    )
}

const isRight = (name: Name) => {
  const call = calls.get(name)?.call
  const { may } = permissions[name]
  return may.some((role: Role) => role === 'admin') && call && 'method' in call && call.method !== 'GET'
}

const countLines = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int from audit_log`.execute(app.db)
  return rows[0]?.count ?? 0
}

const isAboutNothing = (name: Name) =>
  ['nothing', 'own account', 'staff'].includes(permissions[name].concerns)

/** Expects the same error for a missing object as for an object that the caller may not see. */
const cellsOfNothing = (name: Name) => {
  if (isAboutNothing(name) || !calls.get(name)?.call.path.includes(':')) return []
  const asking = all ? callers : (['nobody', 'captain', 'organizer', 'admin'] as const)
  const login = calls.get(name)?.call.access === 'login'
  return asking
    .filter((caller) => caller !== 'suspended')
    .map((caller) => ({
      caller,
      whose: 'none' as const,
      allowed: false,
      errorCode: caller === 'nobody' && login ? 'not-signed-in' : 'not-found',
    }))
}

const isTried = (caller: Caller, name: Name, whose: Whose) => {
  if (['nobody', 'stranger', 'admin'].includes(caller)) return true
  if (whose === 'other')
    return (
      ['captain', 'team-captain', 'organizer'].includes(caller) || (caller === 'blocked' && !!keepsOut(name))
    )
  if (!isAboutNothing(name) || ['suspended', 'organizer'].includes(caller)) return true
  return permissions[name].may.some((role: Role) => role === caller)
}

const cells = (name: Name) => {
  const of = isAboutNothing(name) ? (['own'] as const) : towns
  return callers.flatMap((caller) =>
    of
      .filter((whose) => (all || isTried(caller, name, whose)) && !(caller === 'blocked' && keepsOut(name)))
      .map((whose) => {
        const roles = rolesOf(caller, name, whose)
        const may = caller !== 'suspended' && permissions[name].may.some((role: Role) => roles.has(role))
        return { caller, whose, allowed: may, errorCode: expectedErrorFor(caller, name, roles) }
      }),
  )
}

const rejectionCodes = new Set([
  'not-signed-in',
  'not-found',
  'not-yours',
  'not-scorer',
  'bad-input',
  'server-error',
  'no answer',
])
/** Endpoints that get invalid input, because valid input would break the fixtures. */
const wrongOnPurpose = new Set<string>([
  'deleteUser',
  'changePassword',
  'startPasskey',
  'removePasskey',
  'sendCentreMessage',
])
/** Endpoints that run last, because they change the caller's role or end the login. */
const last: readonly string[] = [
  'renewLink',
  'removePlace',
  'joinSession',
  'disbandTeam',
  'withdrawTeam',
  'logOut',
]
const names = (Object.keys(permissions) as Name[]).toSorted((a, b) => last.indexOf(a) - last.indexOf(b))

test('the table has exactly one row per endpoint of the contract', () => {
  expect(Object.keys(permissions).toSorted()).toEqual([...calls.keys()].toSorted())
})

test('the table and the contract agree on public endpoints', () => {
  for (const name of names) {
    const isPublic = permissions[name].may.some((role: Role) => role === 'anyone' || role === 'passer-by')
    const toAll =
      isPublic || (permissions[name].concerns === 'match' && permissions[name].may[0] === 'onlooker')
    expect(calls.get(name)?.call.access, name).toBe(toAll ? 'public' : 'login')
  }
})

test.each(names.filter(keepsOut))('%s rejects blocked users', async (name) => {
  expect(await ask(name, 'blocked', 'other')).toBe(earlier[name] ?? keepsOut(name))
  expect(await listChangedTables(app)).toEqual([])
  // no other test uses this user, because the request may make them a player of the session
  expect(await ask(name, 'joiner', 'other')).not.toBe(keepsOut(name))
  await clearChanges(app)
})

const numberedByReading: Partial<Record<Name, string>> = {
  listNotifications: 'notifications',
  readFeed: 'calendar_revisions',
  getSharedCalendar: 'calendar_revisions',
}

const readsOnly = (name: Name) => {
  const call = calls.get(name)?.call
  return call && 'method' in call && call.method === 'GET' && name !== 'logOut'
}

describe.each(names)('%s', (name) => {
  const allowed = cells(name).filter((cell) => cell.allowed)
  const forbidden = cells(name).filter((cell) => !cell.allowed)
  const nothing = cellsOfNothing(name)

  test(`is for ${permissions[name].may.join(', ')} alone`, async () => {
    // the groups run one after the other, because each account has a limit of parallel requests
    for (const group of [forbidden, nothing])
      await Promise.all(
        group.map(async ({ caller, whose, errorCode }) =>
          expect(await ask(name, caller, whose), `${caller}, ${whose}`).toBe(errorCode),
        ),
      )
    expect(await listChangedTables(app)).toEqual([])
    const linesBefore = await countLines()
    const answered = allowed.map(async ({ caller, whose }) => {
      const code = await ask(name, caller, whose)
      if (code !== 'bad-input' || !wrongOnPurpose.has(name))
        expect(rejectionCodes.has(code ?? ''), `${caller}, ${whose}: ${code}`).toBe(false)
      return caller === 'admin' && code === undefined
    })
    const done = (await Promise.all(answered)).filter(Boolean).length
    expect((await countLines()) - linesBefore, 'lines in the log of staff').toBe(isRight(name) ? done : 0)
    const tables = (await listChangedTables(app)).filter((table) => table !== numberedByReading[name])
    await clearChanges(app)
    if (readsOnly(name)) expect(tables, 'a GET changes nothing').toEqual([])
  })
})
