import { listClosures } from '@i-one/contract/bookings/closures'
import { closeHours } from '@i-one/contract/bookings/closures'
import { expect, test } from 'vitest'
import { createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { createPerson, createTestPitch } from '../../../test/make.ts'
import { startTestApp } from '../../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })
const owner = await createPerson(app, { isOwner: true })

const close = (id: string, more: object = {}, { token } = owner) => {
  const body = { day: '2025-11-21', open: '19:00', close: '22:00', reason: 'League', ...more }
  return app.as(token)(closeHours, { params: { id }, body })
}
const startsOf = (closures: { start: string }[]) => closures.map(({ start }) => start)

test('weekly closures keep their local time across a DST change', async () => {
  app.clock.set('2026-03-01T00:00:00.000Z')
  const me = await createPerson(app, { isOwner: true })
  const pitch = await createTestPitch(app, { owner: me, timeZone: 'Europe/London' })
  expect(startsOf(await close(pitch, { day: '2026-03-22', weeks: 2 }, me))).toEqual([
    '2026-03-22T19:00:00.000Z',
    '2026-03-29T18:00:00.000Z',
  ])
})

test('a night ends the next morning', async () => {
  const pitch = await createTestPitch(app, { owner })
  expect(await close(pitch, { close: '02:00' })).toMatchObject([
    { start: '2025-11-21T18:00:00.000Z', end: '2025-11-22T01:00:00.000Z' },
  ])
})

test('closes nothing if a week has bookings, until that week is left out', async () => {
  const pitch = await createTestPitch(app, { owner })
  const start = new Date(sessionStart.getTime() + 7 * 24 * 60 * 60_000)
  const { session, captain } = await createOpenSession(app, { pitch, start })
  await expect(close(pitch, { weeks: 3 })).rejects.toMatchObject({
    code: 'bookings-in-the-way',
    body: {
      bookings: [
        { day: '2025-11-28', start: session.start, session: session._id, captain: captain.nickname },
      ],
    },
  })
  const list = () => app.as(owner.token)(listClosures, { params: { id: pitch } })
  expect(await list()).toEqual([])
  const made = await close(pitch, { weeks: 3, without: ['2025-11-28'] })
  expect(startsOf(made)).toEqual(['2025-11-21T18:00:00.000Z', '2025-12-05T18:00:00.000Z'])
  expect(await list()).toEqual(made)
})

test.each([
  ['no length', { close: '19:00' }, 'close'],
  ['thirteen weeks', { weeks: 13 }, 'weeks'],
  ['no day left', { without: ['2025-11-21'] }, 'without'],
  ['a day that is past', { day: '2025-11-19' }, 'day'],
  ['hours that are past', { day: '2025-11-20', open: '10:00', close: '12:00' }, 'open'],
])('are refused with %s', async (_, more, field) => {
  const pitch = await createTestPitch(app, { owner })
  await expect(close(pitch, more)).rejects.toMatchObject({
    code: 'bad-input',
    fields: { [field]: expect.any(String) },
  })
})
