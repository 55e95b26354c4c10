import { createMatch } from '@i-one/contract/matches'
import { type LineupEntry, type Lineup, CurrentLineup } from '@i-one/contract/matches/lineups'
import { Session, cancelSession, getSession, startSession } from '@i-one/contract/sessions'
import {
  claimGuest,
  addGuests,
  joinSession,
  leaveSession,
  createGuestLink,
} from '@i-one/contract/sessions/places'
import { drawSets, saveSetLineup } from '@i-one/contract/sessions/sets'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { type Person, createPerson } from '../../../test/make.ts'
import { byId, apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()

const rowsOf = (lineup: Lineup | undefined): LineupEntry[] =>
  Object.entries(lineup ?? {}).flatMap(([role, rows]) =>
    rows.map(({ player, number }) => ({ player, number, role: role as keyof Lineup })),
  )
const lineupOf = (session: Session, set = 1) => session.lineups?.find((one) => one.set === set)
const save = (
  person: Person | undefined,
  session: { _id: string },
  players: LineupEntry[],
  { revision = 0, set = 1 } = {},
) =>
  app.as(person?.token)(saveSetLineup, {
    params: { id: session._id, set },
    body: { revision, players },
  })

const createDrawnSets = async () => {
  const captain = await createPerson(app, { nickname: 'Ada' })
  const made = await createOpenSession(app, { captain, playersPerTeam: 3, others: 5 })
  const session = await app.as(captain.token)(drawSets, byId(made.session))
  const people = new Map([captain, ...made.others].map((person) => [person.id, person]))
  return { ...made, captain, session, people, rows: rowsOf(lineupOf(session)?.lineup) }
}
const marked = (rows: LineupEntry[]) =>
  rows.map((row, n) => ({ ...row, number: 50 + n, x: 10 * (n + 1), y: 20 * (n + 1) }))
const marksIn = (lineup: Lineup | undefined) =>
  Object.values(lineup ?? {})
    .flat()
    .map(({ number, x, y }) => [number, x, y])

describe('a set’s lineup', () => {
  test('is seen by everyone, and is how its first match begins', async () => {
    const { session, captain, people, rows } = await createDrawnSets()
    expect(lineupOf(session)?.revision).toBe(0)
    const saved = await save(captain, session, marked(rows))
    expect(z.parse(Session, saved)).toEqual(saved)
    const { revision, lineup } = lineupOf(saved) ?? {}
    expect(revision).toBe(1)
    expect(marksIn(lineup)).toEqual([
      [50, 10, 20],
      [51, 20, 40],
      [52, 30, 60],
    ])
    for (const person of people.values())
      expect((await app.as(person.token)(getSession, byId(session))).lineups).toEqual(saved.lineups)
    app.clock.set(sessionStart)
    await app.as(captain.token)(startSession, byId(session))
    const match = await app.as(captain.token)(createMatch, byId(session))
    expect(match.lineups).toEqual({ T1: lineup, T2: lineupOf(saved, 2)?.lineup })
  })

  test('is there after the draw, for sets that there are, until the session is over', async () => {
    const { session, captain } = await createOpenSession(app, { others: 2 })
    expect(session.lineups).toBeUndefined()
    await expect(save(captain, session, [])).rejects.toMatchObject(apiError('not-found', 404))
    const drawn = await app.as(captain.token)(drawSets, byId(session))
    const rows = rowsOf(lineupOf(drawn)?.lineup)
    await expect(save(captain, session, rows, { set: 3 })).rejects.toMatchObject(apiError('not-found', 404))
    await expect(save(captain, session, rows, { set: 9 })).rejects.toMatchObject(apiError('bad-input', 400))
    await app.as(captain.token)(cancelSession, byId(session))
    await expect(save(captain, session, rows)).rejects.toMatchObject(apiError('session-ended'))
  })

  test('is the captain’s and staff’s', async () => {
    const { session, others, rows } = await createDrawnSets()
    for (const person of [others[0], await createPerson(app)])
      await expect(save(person, session, rows)).rejects.toMatchObject(apiError('not-yours'))
    await expect(save(undefined, session, rows)).rejects.toMatchObject(apiError('not-signed-in', 401))
    const admin = await createPerson(app, { isAdmin: true })
    expect(lineupOf(await save(admin, session, rows))?.revision).toBe(1)
  })

  test('of an older revision is refused with the lineup as it is now and who saved it', async () => {
    const { session, captain, rows } = await createDrawnSets()
    const saved = await save(captain, session, marked(rows))
    const refusal = await save(captain, session, rows).catch((error: { body: unknown }) => error)
    expect(refusal).toMatchObject(apiError('lineup-changed'))
    const now = z.parse(CurrentLineup, (refusal as { body: unknown }).body)
    expect(now).toEqual({ revision: 1, lineup: lineupOf(saved)?.lineup, by: 'Ada' })
  })

  test('has the players of the set as they are now, three at most beginning', async () => {
    const { session, captain, people, rows } = await createDrawnSets()
    const gone = rows.find(({ player }) => player !== captain.id)?.player ?? ''
    await app.as(people.get(gone)?.token)(leaveSession, byId(session))
    await expect(save(captain, session, rows)).rejects.toMatchObject(apiError('lineup-changed'))
    await app.as((await createPerson(app)).token)(joinSession, byId(session))
    const full = rowsOf(lineupOf(await app.as(captain.token)(getSession, byId(session)))?.lineup)
    expect(full).toHaveLength(3)
    expect(lineupOf(await save(captain, session, full))?.revision).toBe(1)
  })

  test('keeps the remaining players when one leaves, and a new player fills the gap', async () => {
    const { session, captain, people, rows } = await createDrawnSets()
    const saved = await save(captain, session, marked(rows))
    const gone = Object.values(lineupOf(saved)?.lineup ?? {})
      .flat()
      .find(({ player }) => player !== captain.id)
    await app.as(people.get(gone?.player ?? '')?.token)(leaveSession, byId(session))
    const newcomer = await createPerson(app)
    const after = await app.as(newcomer.token)(joinSession, byId(session))
    const now = Object.values(lineupOf(after)?.lineup ?? {}).flat()
    expect(now.find(({ player }) => player === newcomer.id)).toMatchObject({
      number: 1,
      x: gone?.x,
      y: gone?.y,
    })
    const others = rows.filter(({ player }) => player !== gone?.player).map(({ player }) => player)
    for (const player of others) {
      const was = Object.values(lineupOf(saved)?.lineup ?? {})
        .flat()
        .find((one) => one.player === player)
      expect(now).toContainEqual(was)
    }
  })

  test('moves to the user who claims a guest', async () => {
    const { session, captain } = await createOpenSession(app, { playersPerTeam: 3, others: 2 })
    const guests = { ...byId(session), body: { guests: ['Musa', 'Uche', 'Sadiq'].map((name) => ({ name })) } }
    await app.as(captain.token)(addGuests, guests)
    const drawn = await app.as(captain.token)(drawSets, byId(session))
    const guest = drawn.places.find(({ user }) => !user)
    const set = guest?.set ?? 1
    const saved = await save(captain, session, marked(rowsOf(lineupOf(drawn, set)?.lineup)), { set })
    const { code } = await app.as(captain.token)(createGuestLink, {
      params: { id: session._id, place: guest?._id ?? '' },
    })
    const person = await createPerson(app)
    const claimed = await app.as(person.token)(claimGuest, { body: { code } })
    expect(marksIn(lineupOf(claimed, set)?.lineup)).toEqual(marksIn(lineupOf(saved, set)?.lineup))
  })
})
