import { get, type IncomingMessage } from 'node:http'
import { watchMatch } from '@i-one/contract/matches'
import { findNearbyPitches } from '@i-one/contract/pitches'
import { afterAll, expect, test } from 'vitest'
import { createTestMatch } from '../make-match.ts'
import { startTestApp } from '../suite.ts'

const app = await startTestApp({ rateLimits: false })
const streams = 400
const opened: IncomingMessage[] = []
afterAll(() => opened.forEach((one) => one.destroy()))

test('other requests get a response before a burst of streams has opened', async () => {
  const { match } = await createTestMatch(app)
  const url = app.baseUrl + watchMatch.path.replace(':id', match._id)
  const burst = Array.from(
    { length: streams },
    () =>
      new Promise<void>((resolve, reject) => {
        get(url, { agent: false }, (response) => {
          opened.push(response)
          response.once('data', () => resolve())
        }).once('error', reject)
      }),
  )
  let answered = 0
  while (opened.length < streams) {
    await app.as()(findNearbyPitches, { query: { lng: 3.38, lat: 6.52 } })
    answered++
  }
  await Promise.all(burst)
  expect(answered).toBeGreaterThan(20)
})
