import { CallError } from '@i-one/contract/call'
import { getWhistle, transferWhistle, acceptWhistle } from '@i-one/contract/matches/scorers'
import { getSessionByCode } from '@i-one/contract/sharing'
import { expect, test } from 'vitest'
import { createTestMatch } from './make-match.ts'
import { createOpenSession } from './make-open-session.ts'
import { byId, startTestApp } from './suite.ts'

const app = await startTestApp()

const outcomes = async (count: number, call: (n: number) => Promise<unknown>) => {
  const seen = new Set<string | undefined>()
  const lookOn = async (from: number) => {
    for (let n = from; n < count; n += 10)
      await call(n).then(
        () => seen.add('ok'),
        (error: unknown) => seen.add(error instanceof CallError ? error.code : String(error)),
      )
  }
  await Promise.all(Array.from({ length: 10 }, (_, from) => lookOn(from)))
  return [...seen]
}

test('two hundred users behind one address can open a shared session at once, with two requests each', async () => {
  const { session } = await createOpenSession(app)
  const look = () => app.as()(getSessionByCode, { params: { code: session.code } })
  expect(await outcomes(400, look)).toEqual(['ok'])
})

test('wrong links from one user do not block scorer links for others behind the same address', async () => {
  const { match, captain } = await createTestMatch(app)
  const { code } = await app.as(captain.token)(transferWhistle, byId(match))
  const wrong = 'A'.repeat(22)
  const look = () => app.as()(getWhistle, { params: { code: wrong } })
  const take = () => app.as()(acceptWhistle, { body: { code: wrong, name: 'Kunle' } })
  expect((await outcomes(130, look)).toSorted()).toEqual(['too-many', 'wrong-link'])
  expect((await outcomes(40, take)).toSorted()).toEqual(['too-many', 'wrong-link'])
  expect(await outcomes(150, () => app.as()(getWhistle, { params: { code } }))).toEqual(['ok'])
  await app.as()(acceptWhistle, { body: { code, name: 'Kunle' } })
})
