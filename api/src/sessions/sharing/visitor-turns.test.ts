import { findNearbySessions } from '@i-one/contract/sessions/nearby'
import { findOpponentsWanted } from '@i-one/contract/sessions/opponents'
import { getSessionByCode, watchSharedSession } from '@i-one/contract/sharing'
import { describe, expect, test } from 'vitest'
import { createPerson } from '../../../test/make.ts'
import { minute, apiError, startTestApp } from '../../../test/suite.ts'
import { readStream } from '../../../test/watch.ts'
import { maxReads, createVisitorQuota } from './visitor-turns.ts'

const app = await startTestApp()

describe('who is not signed in', () => {
  test('has a limit per minute and network', () => {
    let at = new Date('2025-11-20T15:18:00.000Z')
    const take = createVisitorQuota({ config: { rateLimits: true } as never, now: () => at })
    const [one, other] = [{ ip: '2001:db8:1:2::1' }, { ip: '2001:db8:1:3::1' }]
    for (let n = 0; n < maxReads; n++) take(null, n % 2 ? one : { ip: '2001:db8:1:2:ffff::9' })
    expect(() => take(null, one)).toThrow(expect.objectContaining({ code: 'too-many' }))
    expect(() => take(null, other)).not.toThrow()
    expect(() => take({}, one)).not.toThrow()
    at = new Date(at.getTime() + minute / maxReads)
    expect(() => take(null, one)).not.toThrow()
    expect(() => take(null, one)).toThrow(expect.objectContaining({ code: 'too-many' }))
  })

  test('is refused the list and the pages of sessions after that, and who is signed in is not', async () => {
    const query = { lng: 100, lat: 80 }
    const params = { code: 'A'.repeat(16) }
    const reads = [
      () => app.as()(findNearbySessions, { query }),
      () => app.as()(findOpponentsWanted, { query }),
      () => app.as()(getSessionByCode, { params }),
      () => readStream(app.connection(), watchSharedSession, { params }).ended,
    ]
    const url = `${app.baseUrl}/i-one/shared-sessions/${params.code}`
    for (let n = 0; n < maxReads; n += 20) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(url)))
      for (const { status } of answers) expect(status).toBe(404)
    }
    for (const one of reads) await expect(one()).rejects.toMatchObject(apiError('too-many', 429))
    const { token } = await createPerson(app)
    expect(await app.as(token)(findNearbySessions, { query })).toEqual([])
  })
})
