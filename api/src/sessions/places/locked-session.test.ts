import { createHold } from '@i-one/contract/bookings/holds'
import { getSession, listMySessions } from '@i-one/contract/sessions'
import { joinSession } from '@i-one/contract/sessions/places'
import { expect, test } from 'vitest'
import { lockRow } from '../../../test/lock.ts'
import { createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { byId, apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp({ logLevel: 'silent' }, { longestWait: 5000 })

test('forty people who join a session that a frozen process keeps locked hold up nobody else', async () => {
  const { session, captain } = await createOpenSession(app, { playersPerTeam: 8, sets: 6 })
  const pitch = await createTestPitch(app)
  const people: Person[] = []
  for (let n = 0; n < 40; n++) people.push(await createPerson(app))
  const join = ({ token }: Person) => app.as(token)(joinSession, byId(session))

  const lock = await lockRow(app, 'sessions', session._id)
  const [first, ...others] = people
  await lock.queue(() => join(first!))
  let isWaiting = true
  const joins = Promise.allSettled(others.map(join)).finally(() => (isWaiting = false))
  const call = app.as(captain.token)
  const answers = Promise.all([
    call(createHold, { body: { pitch, start: sessionStart.toISOString() }, key: crypto.randomUUID() }),
    call(listMySessions, {}),
    call(getSession, byId(session)),
    fetch(`${app.baseUrl}/readyz`),
  ])
  const [hold, mine, , ready] = await answers
  expect(isWaiting).toBe(true)
  expect([hold.pitch, mine.map(({ _id }) => _id), ready.status]).toEqual([pitch, [session._id], 200])

  const errors = await joins
  const busy = { status: 'rejected', reason: expect.objectContaining(apiError('busy', 503)) as unknown }
  expect(errors).toEqual(others.map(() => busy))
  expect(await lock.release()).toEqual([busy])
  expect((await join(first!)).places).toHaveLength(2)
})
