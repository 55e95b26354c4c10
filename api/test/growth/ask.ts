import { type CallError } from '@i-one/contract/call'
import type { Endpoint, Stream } from '@i-one/contract/endpoint'
import { createSweeps } from '../../src/app.ts'
import { readContract } from '../../src/lib/http/contract.ts'
import { hashPassword } from '../../src/lib/password.ts'
import { permissions } from '../../src/permissions.ts'
import { deleteOldData } from '../../src/retention.ts'
import type { TestApp } from '../app.ts'
import { type EndpointInput, endpointInputs, toSessionInput } from '../endpoint-inputs.ts'
import { createFixtures } from '../fixtures.ts'
import { type EndpointName, findPersonForRole } from '../input/town.ts'
import { createPerson } from '../make.ts'

const password = 'kickoff-at-seven'

/** Endpoints that run last, because they end logins or delete objects that other endpoints need. */
const last: readonly string[] = [
  'renewLink',
  'removePlace',
  'joinSession',
  'reopenPitch',
  'moveBooking',
  'releaseHold',
  'cancelSession',
  'abandonSession',
  'cancelTournament',
  'withdrawTeam',
  'leaveTeam',
  'disbandTeam',
  'revokeOtherLogins',
  'changePassword',
  'suspend',
  'liftSuspension',
  'revokeAccountLogins',
  'logOut',
  'deleteUser',
]

const open = async (
  app: TestApp,
  { path }: Stream,
  { params = {}, query = {} }: EndpointInput,
  token: string,
) => {
  const asked = new URLSearchParams(query as Record<string, string>).toString()
  const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const closing = new AbortController()
  const answer = await fetch(`${app.baseUrl}${filled}?${asked}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: closing.signal,
  })
  await answer.body?.getReader().read()
  closing.abort()
  return String(answer.status)
}

export const createGrowthRequests = async (app: TestApp) => {
  const { calls } = await readContract()
  const fixtures = await createFixtures(app, 'public')
  const admin = await createPerson(app, { isAdmin: true })
  const [leaver, other] = [await createPerson(app), await createPerson(app)]
  await app.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .execute()
  const { captain, player, host, scorer, holder, removed, organizer } = fixtures.people
  const people = [
    captain,
    player,
    host,
    scorer,
    holder,
    fixtures.people['team-captain'],
    removed,
    organizer,
    admin,
    leaver,
    other,
  ]

  /** Valid inputs for login endpoints. Inputs that end a login use separate accounts, so that `player` stays signed in. */
  const really: Partial<Record<EndpointName, EndpointInput & { by?: typeof player }>> = {
    logIn: { body: { email: `${other.id}@example.com`, password } },
    requestPasswordReset: { body: { email: `${other.id}@example.com` } },
    startPasskey: { body: { password } },
    changePassword: { body: { password, newPassword: 'second-half-of-all' }, by: other },
    deleteUser: { body: { password }, by: leaver },
    revokeOtherLogins: { by: other },
    logOut: { by: other },
  }

  const ask = async (name: EndpointName) => {
    const { call } = calls.get(name)!
    const { by, ...given } = really[name] ?? {}
    const who = by ?? findPersonForRole(permissions[name].may[0], fixtures, admin)
    const usual = permissions[name].concerns === 'session' ? toSessionInput : () => ({})
    const input = really[name] ? given : (endpointInputs[name] ?? usual)(fixtures, who)
    if ('messages' in call) return open(app, call, input, who.token)
    return app
      .as(who.token)(call as Endpoint, input as never)
      .then(
        () => 'done',
        (error: CallError) => error.code ?? String(error),
      )
  }

  const isReading = (call: object) => 'method' in call && call.method === 'GET'
  const names = [...calls.keys()].toSorted((a, b) => last.indexOf(a) - last.indexOf(b))
  const timers = Object.entries({ ...createSweeps(app), old: (now: Date) => deleteOldData(app.db, now) })
  return {
    known: {
      people: people.map(({ id }) => id),
      pitch: fixtures.pitch,
      team: fixtures.team,
      tournament: fixtures.tournament._id,
    },
    readings: new Set<string>(names.filter((name) => isReading(calls.get(name)!.call))),
    asking: new Map([
      ...names.map((name) => [name, () => ask(name as EndpointName)] as const),
      ...timers.map(
        ([name, sweep]) =>
          [`sweep: ${name}`, () => Promise.resolve(sweep(app.clock.now())).then(() => 'done')] as const,
      ),
    ]),
  }
}
