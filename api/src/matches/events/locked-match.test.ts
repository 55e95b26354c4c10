import { createMatch, recordEvents } from '@i-one/contract/matches'
import { expect, test } from 'vitest'
import { lockRow } from '../../../test/lock.ts'
import { createStartedSession } from '../../../test/make-session.ts'
import { byId, apiError, startTestApp } from '../../../test/suite.ts'

// `lock_timeout` is longer than the test, so that only the request timeout can end a wait
const app = await startTestApp(
  { logLevel: 'silent' },
  { longestWait: 500, settings: { lock_timeout: 600_000 } },
)

test('requests for a match locked by a frozen process are told to retry, whatever their place in the queue', async () => {
  const session = await createStartedSession(app, { playersPerTeam: 2 })
  const call = app.as(session.captain.token)
  const match = await call(createMatch, byId({ _id: session.id }))
  const goal = () =>
    ({
      id: crypto.randomUUID(),
      type: 'goal',
      side: 'T1',
      clockMs: 1,
      at: app.clock.now().toISOString(),
    }) as const
  const score = () => call(recordEvents, { ...byId(match), body: { events: [goal()] } })

  const lock = await lockRow(app, 'matches', match._id)
  const asked = performance.now()
  const answers = await Promise.allSettled([score(), score(), score()])
  // less than 30 s, because after 30 s `statement_timeout` would also end the requests
  expect(performance.now() - asked).toBeLessThan(15_000)
  const busy = expect.objectContaining({ ...apiError('busy', 503), retryAfter: 2 }) as unknown
  expect(answers).toEqual(answers.map(() => ({ status: 'rejected', reason: busy })))
  await lock.release()
  expect((await score()).seq).toBe(match.seq + 1)
})
