import type { Match } from '@i-one/contract/matches'
import { listMatches, watchSchedule } from '@i-one/contract/matches/schedule'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createDevice, createTestMatch, recordTestEvents } from '../../../test/make-match.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { startTestApp } from '../../../test/suite.ts'
import { readStream } from '../../../test/watch.ts'

const app = await startTestApp()

const today = { from: '2025-11-20T00:00:00.000Z', to: '2025-11-21T00:00:00.000Z' }

const lagos = { lng: 3.35, lat: 6.5 }

const watch = ({ token }: Person, query: typeof today & Partial<typeof lagos> = today) => {
  const reader = readStream(app.connection(token), watchSchedule, { query })
  const rows = () => {
    const saved = new Map<string, (typeof all)[number]>()
    const all = reader.messages.flatMap((message) => {
      if (message.name === 'rows') return message.data
      return message.name === 'row' ? [message.data] : []
    })
    for (const row of all) saved.set(row._id, row)
    return saved
  }
  const untilScore = (match: Match, T1: number) => reader.until(() => rows().get(match._id)?.score.T1 === T1)
  return { ...reader, rows, untilScore }
}

describe('watching the schedule', () => {
  test('begins with the rows as they are and brings each that changes as it changes', async () => {
    const [{ match, captain }, reading] = [await createTestMatch(app), await createPerson(app)]
    const readers = [watch(reading), watch(captain)]
    for (const { untilNamed } of readers) await untilNamed('heartbeat')
    const [first] = readers[0]?.messages ?? []
    expect(first?.name).toBe('rows')
    expect(first?.data).toEqual(await app.as(reading.token)(listMatches, { query: today }))
    await recordTestEvents(app, captain, match, createDevice(app)('goal', { side: 'T1' }))
    for (const { untilScore } of readers) await untilScore(match, 1)
    for (const { messages } of readers)
      for (const { name, data } of messages) expect(z.parse(watchSchedule.messages[name], data)).toEqual(data)
    for (const { cut } of readers) cut()
  })

  test('brings a match that is new, follows it, and shows one that goes on after its end', async () => {
    const reading = watch(await createPerson(app))
    await reading.untilNamed('heartbeat')
    const { match, captain } = await createTestMatch(app)
    await reading.untilScore(match, 0)
    const event = createDevice(app)
    const fullTime = event('full-time')
    await recordTestEvents(app, captain, match, event('goal', { side: 'T1' }), fullTime)
    await reading.until(() => reading.rows().get(match._id)?.state === 'finished')
    await recordTestEvents(
      app,
      captain,
      match,
      event('void', { voids: fullTime.id }),
      event('goal', { side: 'T1' }),
    )
    await reading.untilScore(match, 2)
    reading.cut()
  })

  test('brings what is new around, and what is mine wherever it is', async () => {
    const abuja = { lng: 7.4951, lat: 9.0579 }
    const pitch = await createTestPitch(app, abuja)
    const captain = await createPerson(app)
    const [mine, others] = [captain, await createPerson(app)].map((person) =>
      watch(person, { ...today, ...lagos }),
    )
    for (const { untilNamed } of [mine!, others!]) await untilNamed('heartbeat')
    const away = await createTestMatch(app, { pitch, captain })
    await mine!.untilScore(away.match, 0)
    const { match } = await createTestMatch(app)
    for (const { untilScore } of [mine!, others!]) await untilScore(match, 0)
    expect(others!.rows().has(away.match._id)).toBe(false)
    for (const { cut } of [mine!, others!]) cut()
  })

  test('[MATCH-1] shows the match of a link to those in it alone, until they are removed', async () => {
    const { match, captain, two } = await createTestMatch(app, { visibility: 'link' })
    const [player] = two
    if (!player) throw new Error('nobody plays')
    const [seeing, stranger] = [watch(player), watch(await createPerson(app))]
    for (const { untilNamed } of [seeing, stranger]) await untilNamed('heartbeat')
    const event = createDevice(app)
    await recordTestEvents(app, captain, match, event('goal', { side: 'T1' }))
    await seeing.untilScore(match, 1)
    await app.db.updateTable('places').set({ state: 'removed' }).where('player_id', '=', player.id).execute()
    await recordTestEvents(app, captain, match, event('goal', { side: 'T1' }))
    await seeing.until((all) => all.filter(({ name }) => name === 'rows').length === 2)
    expect(seeing.rows().get(match._id)?.score.T1).toBe(1)
    expect(stranger.rows().has(match._id)).toBe(false)
    for (const { cut } of [seeing, stranger]) cut()
  })

  test('is refused without a login and for more than 31 days', async () => {
    const person = await createPerson(app)
    await expect(watch({ ...person, token: '' }).ended).rejects.toMatchObject({ code: 'not-signed-in' })
    const long = watch(person, { ...today, to: '2026-11-20T00:00:00.000Z' })
    await expect(long.ended).rejects.toMatchObject({ code: 'bad-input', fields: { to: 'At most 31 days' } })
  })
})
