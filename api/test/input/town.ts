import { readContract } from '../../src/lib/http/contract.ts'
import { hashPassword } from '../../src/lib/password.ts'
import { permissions } from '../../src/permissions.ts'
import type { Role } from '../../src/roles.ts'
import type { TestApp } from '../app.ts'
import { type Input, inputs, ofSession } from '../endpoint-inputs.ts'
import { type Fixtures, createFixtures } from '../fixtures.ts'
import { type Person, createPerson } from '../make.ts'
import { type Call, type Document, listCalls, createValue } from './document.ts'
import { type Random, oneOf } from './random.ts'
import type { Given } from './request.ts'

export type Name = keyof typeof permissions

/** Endpoints that invalidate the login of the caller. */
const endsItself = new Set<Name>(['logOut', 'deleteUser', 'revokeOtherLogins', 'changePassword'])

export const requestAs = (role: Role, { people }: Fixtures, admin: Person): Person => {
  if (role === 'admin') return admin
  if (role === 'opponent' || role === 'vice-captain') return people.captain
  if (role === 'challenger') return people['team-captain']
  return role in people ? people[role as keyof typeof people] : people.player
}

export const startTown = async (app: TestApp) => {
  const document = (await (await fetch(`${app.baseUrl}/docs/json`)).json()) as Document
  const contract = await readContract()
  const calls = listCalls(document)
  const password = await hashPassword('kickoff-at-seven')
  const admin = await createPerson(app, { isAdmin: true })
  let fixtures: Fixtures
  let ids: string[]

  const rebuild = async (visibility: 'link' | 'public') => {
    const laid = await createFixtures(app, visibility)
    await app.db.updateTable('users').set({ password_hash: password }).execute()
    // replaces the fixtures only when the new ones are complete, because parallel requests use them
    fixtures = laid
    const { people, pitch, session, match, closure, hold, team, challenge, tournament, league, guests } =
      fixtures
    const places = session.places.map(({ _id }) => _id)
    const persons = [people.captain, people.player, people.host, people.organizer].map(({ id }) => id)
    const things = [pitch, session._id, match, closure, hold, team, challenge._id, tournament._id, league._id]
    ids = [...things, ...guests, ...places, ...persons]
  }
  await rebuild('link')

  const inputOf = (name: Name, who: Person): Input => {
    const usual = permissions[name].concerns === 'session' ? ofSession : () => ({})
    return (inputs[name] ?? usual)(fixtures, who)
  }

  const whoAsks = async (name: Name, random: Random) => {
    if (endsItself.has(name)) {
      const person = await createPerson(app)
      await app.db.updateTable('users').set({ password_hash: password }).where('id', '=', person.id).execute()
      return person
    }
    const others = random() < 0.1 ? (['player', 'organizer', 'admin'] as const) : []
    return requestAs(oneOf(random, [...permissions[name].may, ...others] as Role[]), fixtures, admin)
  }

  return {
    calls,
    contract,
    admin,
    rebuild,
    whoAsks,
    rightly: (call: Call, who: Person, random: Random): Given => {
      const { params, query, body } = inputOf(call.name as Name, who)
      const around = { random, now: app.clock.now(), ids }
      return {
        ...(call.parts.params && { params: params ?? createValue(call.parts.params, '', around) }),
        ...(call.parts.query && { query: query ?? {} }),
        ...(call.parts.body && { body: body ?? {} }),
        ...(call.file && { body }),
      }
    },
    madeUp: (call: Call, who: Person, random: Random): Given => {
      const around = { random, now: app.clock.now(), ids }
      const name = call.name as Name
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

export type Town = Awaited<ReturnType<typeof startTown>>
