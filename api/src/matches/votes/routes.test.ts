import { type Match, getMatch, recordEvents, voteForPlayer } from '@i-one/contract/matches'
import { getPlayerStats } from '@i-one/contract/stats'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testTime } from '../../../test/app.ts'
import { createDevice, createTestMatch, recordTestEvents } from '../../../test/make-match.ts'
import { type Person, createPerson } from '../../../test/make.ts'
import { day, apiError, startTestApp } from '../../../test/suite.ts'
import { countVotes } from './actions.ts'

const app = await startTestApp()

const vote = (voter: Person, match: Pick<Match, '_id'>, player: Pick<Person, 'id'>) =>
  app.as(voter.token)(voteForPlayer, { params: { id: match._id }, body: { player: player.id } })
const awardOf = async (person: Person, match: Pick<Match, '_id'>) =>
  (await app.as(person.token)(getMatch, { params: { id: match._id } })).playerOfTheMatch
const countOf = async (person: Person) =>
  (await app.as(person.token)(getPlayerStats, { params: { id: person.id }, query: {} })).playerOfTheMatch

const createPlayedMatch = async () => {
  const made = await createTestMatch(app)
  const [[captain, mate], [third, fourth]] = [made.one, made.two] as [[Person, Person], [Person, Person]]
  const event = createDevice(app)
  const goal = event('goal', { side: 'T1', player: mate.id })
  const fullTime = event('full-time')
  await recordTestEvents(app, captain, made.match, event('kick-off'), goal, fullTime)
  return { match: made.match, captain, mate, third, fourth, event, goal, fullTime }
}

const close = async () => {
  app.clock.advance(day)
  await app.sweep()
}

describe('the player of the match', () => {
  test('is voted for by the players, one vote each, until a day after full time', async () => {
    const { match, captain, mate, third, fourth } = await createPlayedMatch()
    const closesAt = new Date(Date.parse(testTime) + day).toISOString()
    expect(await awardOf(captain, match)).toEqual({ closesAt, mayVote: true })
    await vote(captain, match, mate)
    await vote(third, match, mate)
    await vote(fourth, match, third)
    expect((await vote(captain, match, third)).playerOfTheMatch).toEqual({
      closesAt,
      mayVote: true,
      mine: third.id,
    })
    app.clock.advance(day - 1)
    await app.sweep()
    expect(await awardOf(mate, match)).toEqual({ closesAt, mayVote: true })
    app.clock.advance(1)
    await expect(vote(mate, match, third)).rejects.toMatchObject(apiError('vote-not-open'))
    await app.sweep()
    expect(await awardOf(captain, match)).toEqual({
      closesAt,
      mayVote: false,
      mine: third.id,
      winners: [{ player: third.id, votes: 2 }],
    })
    expect([await countOf(third), await countOf(mate)]).toEqual([1, 0])
  })

  test('must be another player of the match, and voting starts at full time', async () => {
    const made = await createTestMatch(app)
    const [captain, mate] = made.one as [Person, Person]
    const stranger = await createPerson(app)
    await expect(vote(captain, made.match, mate)).rejects.toMatchObject(apiError('vote-not-open'))
    const event = createDevice(app)
    await recordTestEvents(app, captain, made.match, event('kick-off'), event('full-time'))
    await expect(vote(stranger, made.match, mate)).rejects.toMatchObject(apiError('not-yours'))
    await expect(vote(captain, made.match, captain)).rejects.toMatchObject(apiError('not-oneself'))
    await expect(vote(captain, made.match, stranger)).rejects.toMatchObject(apiError('not-in-match'))
    expect(await awardOf(stranger, made.match)).toMatchObject({ mayVote: false })
    const hidden = await createTestMatch(app, { visibility: 'link' })
    await expect(vote(stranger, hidden.match, captain)).rejects.toMatchObject(apiError('not-found', 404))
  })

  test('with equal votes is the player with more goals, also after a correction', async () => {
    const { match, captain, mate, third, fourth, event, goal } = await createPlayedMatch()
    await vote(captain, match, mate)
    await vote(mate, match, third)
    await vote(fourth, match, captain)
    await close()
    expect(await awardOf(captain, match)).toMatchObject({ winners: [{ player: mate.id, votes: 1 }] })
    await recordTestEvents(app, captain, match, event('void', { voids: goal.id }))
    const shared = (await awardOf(captain, match))?.winners?.map(({ player }) => player)
    expect(shared?.toSorted()).toEqual([captain.id, mate.id, third.id].toSorted())
    expect(await countOf(third)).toBe(1)
  })

  test('is awarded even if counting another match fails, which is retried later', async () => {
    const [stuck, next] = [await createPlayedMatch(), await createPlayedMatch()]
    for (const { match, captain, mate } of [stuck, next]) await vote(captain, match, mate)
    app.clock.advance(day)
    const not = sql.lit(stuck.match._id)
    await sql`alter table awards add constraint stuck check (match_id <> ${not}) not valid`.execute(app.db)
    await expect(countVotes(app.db, app.clock.now())).rejects.toThrow(AggregateError)
    expect([await countOf(stuck.mate), await countOf(next.mate)]).toEqual([0, 1])
    await sql`alter table awards drop constraint stuck`.execute(app.db)
    await countVotes(app.db, app.clock.now())
    expect(await countOf(stuck.mate)).toBe(1)
  })

  test('is open once more when full time was taken back, with the votes that were given', async () => {
    const { match, captain, mate, event, fullTime } = await createPlayedMatch()
    await vote(captain, match, mate)
    await close()
    expect(await countOf(mate)).toBe(1)
    await recordTestEvents(app, captain, match, event('void', { voids: fullTime.id }))
    expect(await awardOf(captain, match)).toBeUndefined()
    expect(await countOf(mate)).toBe(0)
    await app.sweep()
    await recordTestEvents(app, captain, match, event('full-time'))
    expect(await awardOf(captain, match)).toMatchObject({ mayVote: true, mine: mate.id })
    await close()
    expect(await awardOf(captain, match)).toMatchObject({ winners: [{ player: mate.id, votes: 1 }] })
    expect(await countOf(mate)).toBe(1)
  })

  test('is nobody without votes, and there is no vote for an unplayed match', async () => {
    const { match, captain } = await createPlayedMatch()
    await close()
    expect(await awardOf(captain, match)).toMatchObject({ mayVote: false, winners: [] })
    const made = await createTestMatch(app)
    const body = { events: [createDevice(app)('full-time')] }
    await app.as(made.captain.token)(recordEvents, { params: { id: made.match._id }, body })
    expect(await awardOf(made.captain, made.match)).toBeUndefined()
  })

  test('is asked for once a match has been played of which nothing was known but its end', async () => {
    const { match, captain, one } = await createTestMatch(app)
    const [, mate] = one as [Person, Person]
    const event = createDevice(app)
    await recordTestEvents(app, captain, match, event('full-time'))
    app.clock.advance(60 * 60_000)
    await recordTestEvents(
      app,
      captain,
      match,
      event('kick-off'),
      event('goal', { side: 'T1', player: mate.id }),
    )
    const closesAt = new Date(app.clock.now().getTime() + day).toISOString()
    expect(await awardOf(captain, match)).toEqual({ closesAt, mayVote: true })
    app.clock.advance(60_000)
    await recordTestEvents(app, captain, match, event('goal', { side: 'T1', player: mate.id }))
    expect(await awardOf(captain, match)).toEqual({ closesAt, mayVote: true })
    await vote(captain, match, mate)
    await close()
    expect(await awardOf(captain, match)).toMatchObject({ winners: [{ player: mate.id, votes: 1 }] })
  })
})
