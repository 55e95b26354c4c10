import { randomUUID } from 'node:crypto'
import { Match, getMatch, saveLineup } from '@i-one/contract/matches'
import { type LineupEntry, type Lineup, CurrentLineup } from '@i-one/contract/matches/lineups'
import type { Side } from '@i-one/contract/matches/sides'
import { abandonSession } from '@i-one/contract/sessions/captain'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createDevice, createTestMatch, recordTestEvents } from '../../../test/make-match.ts'
import { type Person, createPerson } from '../../../test/make.ts'
import { apiError, startTestApp } from '../../../test/suite.ts'
import { openMatchStream } from '../../../test/watch.ts'

const app = await startTestApp()

const rowsOf = (lineup: Lineup): LineupEntry[] =>
  Object.entries(lineup).flatMap(([role, rows]) =>
    rows.map(({ player, number, x, y }) => ({
      player,
      number,
      role: role as keyof Lineup,
      ...(x !== undefined && y !== undefined && { x, y }),
    })),
  )
const save = (
  person: Person | undefined,
  match: { _id: string },
  players: LineupEntry[],
  { revision = 0, side = 'T1' as Side } = {},
) => app.as(person?.token)(saveLineup, { params: { id: match._id, side }, body: { revision, players } })

const createSideOfThree = async (traits = {}) => {
  const captain = await createPerson(app, { nickname: 'Ada' })
  const others = await Promise.all([1, 2, 3, 4, 5].map(() => createPerson(app)))
  const made = await createTestMatch(app, { captain, others, playersPerTeam: 2, ...traits })
  return { ...made, rows: rowsOf(made.match.lineups.T1) as [LineupEntry, LineupEntry, LineupEntry] }
}

describe('lining a side up', () => {
  test('says who stands where, with which number, and who begins on the bench', async () => {
    const { match, captain, rows } = await createSideOfThree()
    const [keeper, second, bench] = rows
    const saved = await save(captain, match, [
      { ...bench, role: 'forward', x: 62.5, y: 45.87147221900523 },
      { ...keeper, number: 99, x: 50, y: 5 },
      { ...second, role: 'substitutes' },
    ])
    expect(z.parse(Match, saved)).toEqual(saved)
    expect(saved.lineupRevisions).toEqual({ T1: 1, T2: 0 })
    const { goalkeeper, forward, substitutes } = saved.lineups.T1
    expect(goalkeeper).toMatchObject([{ player: keeper.player, number: 99, x: 50, y: 5 }])
    expect(forward).toMatchObject([
      { player: bench.player, number: bench.number, x: 62.5, y: 45.87147221900523 },
    ])
    expect(substitutes).toMatchObject([{ player: second.player }])
    expect(saved.lineups.T2).toEqual(match.lineups.T2)
    const seen = await app.as((await createPerson(app)).token)(getMatch, { params: { id: match._id } })
    expect(seen.lineups).toEqual(saved.lineups)
  })

  test('is the captain’s, a scorer’s and staff’s', async () => {
    const { match, captain, one, two, rows } = await createSideOfThree({ visibility: 'link' })
    for (const person of [one[1], two[0]])
      await expect(save(person, match, rows)).rejects.toMatchObject(apiError('not-yours'))
    await expect(save(await createPerson(app), match, rows)).rejects.toMatchObject(apiError('not-found', 404))
    await expect(save(captain, { _id: randomUUID() }, rows)).rejects.toMatchObject(apiError('not-found', 404))
    await expect(save(undefined, match, rows)).rejects.toMatchObject(apiError('not-signed-in', 401))
    const scorer = two[0] as Person
    await app.db.insertInto('scorers').values({ match_id: match._id, user_id: scorer.id }).execute()
    expect((await save(scorer, match, rows)).lineupRevisions.T1).toBe(1)
    const admin = await createPerson(app, { isAdmin: true })
    expect((await save(admin, match, rows, { revision: 1 })).lineupRevisions.T1).toBe(2)
  })

  test('[MATCH-3] of an older revision is refused with the lineup as it is now and who saved it', async () => {
    const { match, captain, rows } = await createSideOfThree()
    const numbered = rows.map((row, n) => ({ ...row, number: 20 + n }))
    const first = await save(captain, match, numbered)
    const code = await save(captain, match, rows).catch((error: { body: unknown }) => error)
    expect(code).toMatchObject(apiError('lineup-changed'))
    const now = z.parse(CurrentLineup, (code as { body: unknown }).body)
    expect(now).toEqual({ revision: 1, lineup: first.lineups.T1, by: 'Ada' })
    expect((await save(captain, match, rows, { revision: now.revision })).lineupRevisions.T1).toBe(2)
  })

  test('by two at once keeps one and tells the other', async () => {
    const { match, captain, rows } = await createSideOfThree()
    const admin = await createPerson(app, { isAdmin: true })
    const both = [captain, admin].map((person, n) =>
      save(
        person,
        match,
        rows.map((row) => ({ ...row, number: row.number + 10 * (n + 1) })),
      ),
    )
    const settled = await Promise.allSettled(both)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const no = settled.find((one) => one.status === 'rejected')
    expect(no?.reason).toMatchObject(apiError('lineup-changed'))
  })

  test('has exactly the players of that side', async () => {
    const { match, captain, two, rows } = await createSideOfThree()
    const stranger = { ...rows[0], player: two[0]?.id ?? '' }
    for (const players of [
      rows.slice(1),
      [],
      [...rows.slice(1), stranger],
      [...rows, { ...stranger, role: 'substitutes' as const, number: 50 }],
    ])
      await expect(save(captain, match, players)).rejects.toMatchObject(apiError('lineup-changed'))
  })

  test('has each once, numbers from 1 to 99, one keeper, places on the pitch and no more than play', async () => {
    const { match, captain, rows } = await createSideOfThree()
    const [a, b, c] = rows
    const wrong: LineupEntry[][] = [
      [a, b, b],
      [a, { ...b, number: a.number }, c],
      [{ ...a, number: 0 }, b, c],
      [{ ...a, number: 100 }, b, c],
      [{ ...a, number: 1.5 }, b, c],
      [{ ...a, role: 'goalkeeper' }, { ...b, role: 'goalkeeper' }, c],
      [{ ...a, x: 50 }, b, c],
      [{ ...a, x: 101, y: 0 }, b, c],
      [{ ...a, x: 0, y: -1 }, b, c],
      [a, b, { ...c, role: 'forward' }],
    ]
    for (const players of wrong)
      await expect(save(captain, match, players)).rejects.toMatchObject(apiError('bad-input', 400))
  })

  test('once it has begun moves players, and leaves who comes on to substitutions', async () => {
    const { match, captain, rows } = await createSideOfThree()
    const [keeper, second, bench] = rows
    const event = createDevice(app)
    await recordTestEvents(app, captain, match, event('kick-off'))
    const swapped = [keeper, { ...bench, role: second.role }, { ...second, role: 'substitutes' as const }]
    await expect(save(captain, match, swapped)).rejects.toMatchObject(apiError('match-begun'))
    const turned = [
      { ...second, role: 'goalkeeper' as const },
      { ...keeper, role: 'forward' as const },
      bench,
    ]
    expect((await save(captain, match, turned)).lineups.T1.goalkeeper).toMatchObject([
      { player: second.player },
    ])
    await recordTestEvents(app, captain, match, event('full-time'))
    await expect(save(captain, match, rows, { revision: 1 })).rejects.toMatchObject(apiError('match-over'))
  })

  test('is over with a session that is broken off', async () => {
    const { id, match, captain, rows } = await createSideOfThree()
    await app.as(captain.token)(abandonSession, { params: { id }, body: { reason: 'rain' } })
    await expect(save(captain, match, rows)).rejects.toMatchObject(apiError('match-over'))
  })
})

describe('a watcher', () => {
  const lineupsIn = (watcher: ReturnType<typeof openMatchStream>) =>
    watcher.messages.flatMap((message) => (message.name === 'lineups' ? [message] : []))

  test('sees a new lineup as it comes, and nothing of it twice', async () => {
    const { match, captain, rows } = await createSideOfThree()
    const { token } = await createPerson(app)
    const watchers = [
      openMatchStream(app.connection(token), match),
      openMatchStream(app.connection(token), match),
    ]
    for (const { untilNamed } of watchers) await untilNamed('heartbeat')
    const { lineups, lineupRevisions } = await save(
      captain,
      match,
      rows.map((row) => ({ ...row, number: row.number + 20 })),
    )
    for (const { untilNamed } of watchers) await untilNamed('lineups')
    await recordTestEvents(app, captain, match, createDevice(app)('kick-off'))
    for (const watcher of watchers) {
      await watcher.untilNumber(1)
      expect(lineupsIn(watcher)).toEqual([
        { name: 'lineups', id: undefined, data: { lineups, lineupRevisions } },
      ])
      watcher.cut()
    }
  })

  test('who comes back is told them as they are now', async () => {
    const { match, captain, rows } = await createSideOfThree()
    const { token } = await createPerson(app)
    const before = openMatchStream(app.connection(token), match)
    await before.untilNamed('heartbeat')
    before.cut()
    const { lineups } = await save(
      captain,
      match,
      rows.map((row) => ({ ...row, number: row.number + 20 })),
    )
    const after = openMatchStream(app.connection(token), match, 0)
    await after.untilNamed('heartbeat')
    expect(lineupsIn(after)).toMatchObject([{ data: { lineups } }])
    after.cut()
  })
})
