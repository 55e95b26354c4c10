import { readContract } from '../../src/lib/http/contract.ts'
import { hashPassword } from '../../src/lib/password.ts'
import { permissions } from '../../src/permissions.ts'
import type { Role } from '../../src/roles.ts'
import type { TestApp } from '../app.ts'
import { type EndpointInput, endpointInputs, toSessionInput } from '../endpoint-inputs.ts'
import { type Fixtures, createFixtures } from '../fixtures.ts'
import { type Person, createPerson } from '../make.ts'
import { type EndpointCall, type OpenApiDocument, listCalls, createValue } from './document.ts'
import { type Random, pickOne } from './random.ts'
import type { RequestInput } from './request.ts'

export type EndpointName = keyof typeof permissions

/** Endpoints that invalidate the caller's login. */
const endsItself = new Set<EndpointName>(['logOut', 'deleteUser', 'revokeOtherLogins', 'changePassword'])

export const findPersonForRole = (role: Role, { people }: Fixtures, admin: Person): Person => {
  if (role === 'admin') return admin
  if (role === 'opponent' || role === 'vice-captain') return people.captain
  if (role === 'challenger') return people['team-captain']
  return role in people ? people[role as keyof typeof people] : people.player
}

export const createFuzzTarget = async (app: TestApp) => {
  const document = (await (await fetch(`${app.baseUrl}/docs/json`)).json()) as OpenApiDocument
  const contract = await readContract()
  const calls = listCalls(document)
  const password = await hashPassword('kickoff-at-seven')
  const admin = await createPerson(app, { isAdmin: true })
  let fixtures: Fixtures
  let ids: string[]

  const rebuild = async (visibility: 'link' | 'public') => {
    const laid = await createFixtures(app, visibility)
    await app.db.updateTable('users').set({ password_hash: password }).execute()
    // replaces the fixtures only when the new ones are complete, because parallel requests use the old ones
    fixtures = laid
    const { people, pitch, session, match, closure, hold, team, challenge, tournament, league, guests } =
      fixtures
    const places = session.places.map(({ _id }) => _id)
    const persons = [people.captain, people.player, people.host, people.organizer].map(({ id }) => id)
    const things = [pitch, session._id, match, closure, hold, team, challenge._id, tournament._id, league._id]
    ids = [...things, ...guests, ...places, ...persons]
  }
  await rebuild('link')

  const inputOf = (name: EndpointName, who: Person): EndpointInput => {
    const usual = permissions[name].concerns === 'session' ? toSessionInput : () => ({})
    return (endpointInputs[name] ?? usual)(fixtures, who)
  }

  const whoAsks = async (name: EndpointName, random: Random) => {
    if (endsItself.has(name)) {
      const person = await createPerson(app)
      await app.db.updateTable('users').set({ password_hash: password }).where('id', '=', person.id).execute()
      return person
    }
    const others = random() < 0.1 ? (['player', 'organizer', 'admin'] as const) : []
    return findPersonForRole(
      pickOne(random, [...permissions[name].may, ...others] as Role[]),
      fixtures,
      admin,
    )
  }

  return {
    calls,
    contract,
    admin,
    rebuild,
    whoAsks,
    rightly: (call: EndpointCall, who: Person, random: Random): RequestInput => {
      const { params, query, body } = inputOf(call.name as EndpointName, who)
      const around = { random, now: app.clock.now(), ids }
      return {
        ...(call.parts.params && { params: params ?? createValue(call.parts.params, '', around) }),
        ...(call.parts.query && { query: query ?? {} }),
        ...(call.parts.body && { body: body ?? {} }),
        ...(call.file && { body }),
      }
    },
    madeUp: (call: EndpointCall, who: Person, random: Random): RequestInput => {
      const around = { random, now: app.clock.now(), ids }
      const name = call.name as EndpointName
      const { concerns } = permissions[name]
      const right = inputOf(name, who)
      const keepsParams = concerns === 'staff' || random() < 0.85
      const { params, query, body } = call.parts
      return {
        ...(params && {
          params: keepsParams && right.params ? right.params : createValue(params, '', around),
        }),
        ...(query && { query: random() < 0.3 && right.query ? right.query : createValue(query, '', around) }),
        ...(body && {
          body:
            concerns === 'staff' || (random() < 0.3 && right.body)
              ? { ...(createValue(body, '', around) as object), ...(right.body as object) }
              : createValue(body, '', around),
        }),
        ...(call.file && { body: right.body }),
      }
    },
  }
}

export type FuzzTarget = Awaited<ReturnType<typeof createFuzzTarget>>
