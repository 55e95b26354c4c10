import { getUser } from '@i-one/contract/accounts'
import type { CallError } from '@i-one/contract/call'
import { followStream } from '@i-one/contract/follow'
import { getMatch, recordEvents, saveLineup, watchMatch } from '@i-one/contract/matches'
import {
  appointScorer,
  getWhistle,
  transferWhistle,
  Scorers,
  listScorers,
  acceptWhistle,
  withdrawScorer,
} from '@i-one/contract/matches/scorers'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bootApp } from '../../../test/app.ts'
import { lockRow } from '../../../test/lock.ts'
import { createDevice, createTestMatch, recordTestEvents } from '../../../test/make-match.ts'
import { createPerson } from '../../../test/make.ts'
import { hour, apiError, startTestApp } from '../../../test/suite.ts'
import { readStream, openMatchStream } from '../../../test/watch.ts'

const app = await startTestApp({ rateLimits: false })

const wrongLink = apiError('wrong-link', 400)

const createWhistleLink = async (traits: Parameters<typeof createTestMatch>[1] = {}) => {
  const made = await createTestMatch(app, traits)
  const params = { id: made.match._id }
  const { code } = await app.as(made.captain.token)(transferWhistle, { params })
  return { ...made, params, code }
}

const take = async (code: string, name = 'Musa') => {
  const { whistle } = await app.as()(acceptWhistle, { body: { code, name } })
  if (!whistle) throw new Error('no whistle was given')
  return whistle
}

describe('a scorer without an account', () => {
  test('can read, watch and record the match under the given name', async () => {
    const { match, params, captain, code } = await createWhistleLink({ visibility: 'link' })
    expect(await app.as()(getWhistle, { params: { code } })).toEqual({
      match: match._id,
      teamOne: match.teamOne.name,
      teamTwo: match.teamTwo.name,
    })
    await expect(app.as()(getMatch, { params })).rejects.toMatchObject(apiError('not-found', 404))
    const { token, player } = await take(code)
    expect((await app.as(token)(getMatch, { params })).mine).toEqual({ mayScore: true })
    const closing = new AbortController()
    const snapshot = new Promise((resolve, reject) => {
      const onMessage = (message: object) => resolve(message)
      followStream(app.connection(token), watchMatch, { params, signal: closing.signal, onMessage }).catch(
        reject,
      )
    })
    expect(await snapshot).toMatchObject({ name: 'snapshot', data: { mine: { mayScore: true } } })
    closing.abort()
    const body = { events: [createDevice(app)('goal', { side: 'T1' })] }
    const { accepted } = await app.as(token)(recordEvents, { params, body })
    expect(accepted).toMatchObject([{ by: player }])
    const scorers = await app.as(captain.token)(listScorers, { params })
    expect(z.parse(Scorers, scorers)).toEqual({
      scorers: [{ _id: player, name: 'Musa', hasAccount: false }],
      mayAppoint: true,
    })
  })

  test('has no access to other matches, accounts or lineups', async () => {
    const [{ code, params }, other] = [await createWhistleLink(), await createTestMatch(app)]
    const { token } = await take(code)
    const events = { events: [createDevice(app)('goal', { side: 'T1' })] }
    const elsewhere = { params: { id: other.match._id }, body: events }
    await expect(app.as(token)(recordEvents, elsewhere)).rejects.toMatchObject(apiError('not-scorer'))
    const signedOut = apiError('not-signed-in', 401)
    await expect(app.as(token)(getUser)).rejects.toMatchObject(signedOut)
    await expect(app.as(token)(transferWhistle, { params })).rejects.toMatchObject(signedOut)
    await expect(app.as(token)(listScorers, { params })).rejects.toMatchObject(signedOut)
    const lineup = { params: { ...params, side: 'T1' as const }, body: { revision: 0, players: [] } }
    await expect(app.as(token)(saveLineup, lineup)).rejects.toMatchObject(signedOut)
  })

  test('cannot use a name reserved for i-one', async () => {
    const { code } = await createWhistleLink()
    await expect(take(code, 'i-one Support')).rejects.toMatchObject({
      ...apiError('bad-input', 400),
      fields: { name: 'This name is reserved. Choose another one.' },
    })
  })

  test('must enter a name, and the token is stored as a hash', async () => {
    const { code } = await createWhistleLink()
    await expect(app.as()(acceptWhistle, { body: { code } })).rejects.toMatchObject({
      ...apiError('bad-input', 400),
      fields: { name: 'Enter your name' },
    })
    const { token, player } = await take(code)
    const saved = await app.db.selectFrom('whistles').selectAll().where('player_id', '=', player).execute()
    expect(saved).toHaveLength(1)
    expect(saved[0]?.token_hash).toHaveLength(32)
    expect(JSON.stringify(saved)).not.toContain(token)
  })

  test('keeps access until an hour after the first full time, and is deleted then if nothing was recorded', async () => {
    const { match, params, captain, code } = await createWhistleLink()
    const [scorer, idler] = [await take(code), await take(code, 'Idle')]
    const event = createDevice(app)
    const recordAs = (token: string, ...events: ReturnType<typeof event>[]) =>
      app.as(token)(recordEvents, { params, body: { events } })
    await recordAs(scorer.token, event('kick-off'), event('full-time'))
    app.clock.advance(hour - 1000)
    await recordAs(scorer.token, event('full-time'))
    await app.sweep()
    expect((await app.as(captain.token)(listScorers, { params })).scorers).toHaveLength(2)
    app.clock.advance(1000)
    await expect(recordAs(scorer.token, event('goal', { side: 'T1' }))).rejects.toMatchObject(
      apiError('not-signed-in', 401),
    )
    await expect(app.as()(getWhistle, { params: { code } })).rejects.toMatchObject(wrongLink)
    await app.sweep()
    expect((await app.as(captain.token)(listScorers, { params })).scorers).toEqual([])
    const ids = [scorer.player, idler.player]
    const left = await app.db.selectFrom('players').select('id').where('id', 'in', ids).execute()
    expect(left).toEqual([{ id: scorer.player }])
    await recordTestEvents(app, captain, match, event('goal', { side: 'T1' }))
  })

  test('loses access when the captain withdraws it, but recorded events stay', async () => {
    const { match, params, captain, code } = await createWhistleLink()
    const { token, player } = await take(code)
    const body = { events: [createDevice(app)('goal', { side: 'T1' })] }
    await app.as(token)(recordEvents, { params, body })
    const { scorers } = await app.as(captain.token)(withdrawScorer, { params: { ...params, player } })
    expect(scorers).toEqual([])
    await expect(app.as(token)(recordEvents, { params, body })).rejects.toMatchObject(
      apiError('not-signed-in', 401),
    )
    const { events } = await app.as(captain.token)(getMatch, { params: { id: match._id } })
    expect(events).toMatchObject([{ by: player }])
  })

  test('is disconnected when access is withdrawn or expires', async () => {
    const { params, captain, code } = await createWhistleLink({ visibility: 'link' })
    const [first, second] = [await take(code), await take(code, 'Bola')]
    const streams = [first, second].map(({ token }) =>
      readStream(app.connection(token), watchMatch, { params }),
    )
    for (const { untilNamed } of streams) await untilNamed('snapshot')
    await app.as(captain.token)(withdrawScorer, { params: { ...params, player: first.player } })
    await streams[0]!.ended
    const event = createDevice(app)
    const body = { events: [event('kick-off'), event('goal', { side: 'T1' }), event('full-time')] }
    await app.as(second.token)(recordEvents, { params, body })
    app.clock.advance(hour)
    await app.sweep()
    await streams[1]!.ended
  })

  test('cannot use the same link again, and is deleted immediately if nothing was recorded', async () => {
    const { params, captain, code } = await createWhistleLink()
    const { player } = await take(code, 'Idle')
    await app.as(captain.token)(withdrawScorer, { params: { ...params, player } })
    await expect(take(code, 'Idle')).rejects.toMatchObject(wrongLink)
    await expect(app.as()(getWhistle, { params: { code } })).rejects.toMatchObject(wrongLink)
    expect(await app.db.selectFrom('players').select('id').where('id', '=', player).execute()).toEqual([])
    const { code: another } = await app.as(captain.token)(transferWhistle, { params })
    expect(await take(another)).toMatchObject({ player: expect.any(String) })
  })
})

describe('a scorer with an account', () => {
  test('is a scorer by the link, and by being appointed', async () => {
    const { match, params, captain, two, code } = await createWhistleLink()
    const [stranger, mate] = [await createPerson(app), two[0]!]
    expect(await app.as(stranger.token)(acceptWhistle, { body: { code } })).toEqual({ match: match._id })
    await recordTestEvents(app, stranger, match, createDevice(app)('kick-off'))
    const { scorers } = await app.as(captain.token)(appointScorer, {
      params: { ...params, player: mate.id },
    })
    expect(scorers.map(({ _id, hasAccount }) => [_id, hasAccount]).toSorted()).toEqual(
      [stranger.id, mate.id].map((id) => [id, true]).toSorted(),
    )
    await recordTestEvents(app, mate, match, createDevice(app)('goal', { side: 'T1' }))
    await app.as(captain.token)(withdrawScorer, { params: { ...params, player: mate.id } })
    await expect(recordTestEvents(app, mate, match, createDevice(app)('pause'))).rejects.toMatchObject(
      apiError('not-scorer'),
    )
    const another = { params: { ...params, player: stranger.id } }
    await expect(app.as(captain.token)(appointScorer, another)).rejects.toMatchObject(apiError('not-in'))
  })

  test('may hand it on as a scorer, and appoints nobody', async () => {
    const { params, two, captain } = await createWhistleLink()
    const mate = two[0]!
    await expect(app.as(mate.token)(transferWhistle, { params })).rejects.toMatchObject(apiError('not-yours'))
    const one = { params: { ...params, player: mate.id } }
    await app.as(captain.token)(appointScorer, one)
    await app.as(mate.token)(transferWhistle, { params })
    expect(await app.as(mate.token)(listScorers, { params })).toMatchObject({ mayAppoint: false })
    await expect(app.as(mate.token)(appointScorer, one)).rejects.toMatchObject(apiError('not-yours'))
    await expect(app.as(mate.token)(withdrawScorer, one)).rejects.toMatchObject(apiError('not-yours'))
  })
})

describe('the link', () => {
  test('is unique per match: a new link replaces the old one', async () => {
    const { params, captain, code } = await createWhistleLink()
    expect(code).toMatch(/^[\w-]{22}$/)
    const { code: newer } = await app.as(captain.token)(transferWhistle, { params })
    await expect(app.as()(getWhistle, { params: { code } })).rejects.toMatchObject(wrongLink)
    await expect(take(code)).rejects.toMatchObject(wrongLink)
    await take(newer)
    const links = await app.db
      .selectFrom('whistle_links')
      .selectAll()
      .where('match_id', '=', params.id)
      .execute()
    expect(links).toHaveLength(1)
    expect(links[0]?.link_hash).toHaveLength(32)
  })

  test('fails if the scorer is withdrawn at the same time', async () => {
    const { params, captain, code } = await createWhistleLink()
    const { player } = await take(code)
    const lock = await lockRow(app, 'matches', params.id)
    await lock.queue(() => app.as(captain.token)(withdrawScorer, { params: { ...params, player } }))
    await lock.queue(() => take(code, 'Late'))
    const [withdrawn, late] = await lock.release()
    expect(withdrawn).toMatchObject({ status: 'fulfilled' })
    expect(late).toMatchObject({ reason: wrongLink })
    expect((await app.as(captain.token)(listScorers, { params })).scorers).toEqual([])
  })

  test('is rate-limited against guessing', async () => {
    const limited = await bootApp()
    const code = 'a'.repeat(22)
    const look = () => limited.as()(getWhistle, { params: { code } })
    const takeIt = () => limited.as()(acceptWhistle, { body: { code, name: 'Musa' } })
    try {
      for (const [attempt, max] of [
        [look, 120],
        [takeIt, 30],
      ] as const) {
        const tries = Array.from({ length: max + 1 }, () => attempt().catch((error: CallError) => error.code))
        const codes = await Promise.all(tries)
        expect(codes.filter((answer) => answer === 'wrong-link')).toHaveLength(max)
        expect(codes.filter((answer) => answer === 'too-many')).toHaveLength(1)
      }
    } finally {
      await limited.stop()
    }
  })
})

describe('the page of a spectator', () => {
  const lookOn = async () => {
    const made = await createTestMatch(app)
    const [, mate] = made.one
    if (!mate) throw new Error('nobody looks on')
    const page = openMatchStream(app.connection(mate.token), made.match)
    const received = () => page.messages.flatMap(({ name, data }) => (name === 'mine' ? [data] : []))
    const untilReceived = (count: number) => page.until(() => received().length >= count)
    await page.untilNamed('heartbeat')
    return { ...made, mate, page, received, untilReceived, params: { id: made.match._id } }
  }

  test('learns when the spectator is appointed as scorer or withdrawn, and no other page does', async () => {
    const { captain, mate, two, match, page, received, untilReceived, params } = await lookOn()
    const other = openMatchStream(app.connection(two[0]?.token), match)
    await other.untilNamed('heartbeat')
    const call = app.as(captain.token)
    await call(appointScorer, { params: { ...params, player: mate.id } })
    await untilReceived(1)
    await call(withdrawScorer, { params: { ...params, player: mate.id } })
    await untilReceived(2)
    const { code } = await call(transferWhistle, { params })
    await app.as(mate.token)(acceptWhistle, { body: { code } })
    await untilReceived(3)
    expect(received()).toEqual([{ mayScore: true }, { mayScore: false }, { mayScore: true }])
    await recordTestEvents(app, captain, match, createDevice(app)('goal', { side: 'T1' }))
    await other.untilNumber(1)
    expect(other.messages.map(({ name }) => name)).not.toContain('mine')
    for (const { cut } of [page, other]) cut()
  })

  test('learns about missed changes after reconnecting', async () => {
    const { captain, mate, match, page, params } = await lookOn()
    page.cut()
    await app.as(captain.token)(appointScorer, { params: { ...params, player: mate.id } })
    const back = openMatchStream(app.connection(mate.token), match, 0)
    await back.untilNamed('mine')
    expect(back.messages.find(({ name }) => name === 'mine')?.data).toEqual({ mayScore: true })
    back.cut()
  })
})
