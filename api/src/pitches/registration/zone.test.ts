import { changePitch, listMyPitches } from '@i-one/contract/pitches/registration'
import { getPlayerStats } from '@i-one/contract/stats'
import { expect, test } from 'vitest'
import { createDevice, createTestMatch, recordTestEvents } from '../../../test/make-match.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { startTestApp, openTestMailbox } from '../../../test/suite.ts'
import { recomputeAll } from '../../matches/recompute/actions.ts'

const app = await startTestApp()
const queue = await openTestMailbox(app)

test('what was played before the time zone of a pitch changed is of the day and the season there', async () => {
  const owner = await createPerson(app, { isOwner: true })
  const pitch = await createTestPitch(app, { owner, timeZone: 'Africa/Lagos' })
  // 00:30 on 1 July in Lagos, but still 30 June in the Azores
  app.clock.set('2025-06-30T23:30:00.000Z')
  const made = await createTestMatch(app, { pitch })
  const event = createDevice(app)
  const [player] = made.one as [Person]
  const goal = event('goal', { side: 'T1', player: player.id })
  await recordTestEvents(app, made.captain, made.match, event('kick-off'), goal, event('full-time'))
  const season = (season: string) =>
    app.as(player.token)(getPlayerStats, { params: { id: player.id }, query: { season } })
  const sums = () => app.db.selectFrom('season_sums').selectAll().orderBy('season').orderBy('cell').execute()
  expect(await season('25/26')).toMatchObject({ played: 1, goals: 1, results: [{ day: '2025-07-01' }] })

  app.clock.set('2025-07-02T12:00:00.000Z')
  const [own] = await app.as(owner.token)(listMyPitches)
  const body = { revision: own?.revision ?? 0, timeZone: 'Atlantic/Azores' }
  await app.as(owner.token)(changePitch, { params: { id: pitch }, body })
  await queue.untilDone()
  expect(await season('25/26')).toMatchObject({ played: 0, results: [] })
  expect(await season('24/25')).toMatchObject({ played: 1, goals: 1, results: [{ day: '2025-06-30' }] })
  const saved = await sums()
  expect(new Set(saved.map((row) => row.season))).toEqual(new Set(['24/25']))
  await recomputeAll(app.db)
  expect(await sums()).toEqual(saved)
})
