import { describe, expect, test } from 'vitest'
import { minute, startTestApp } from '../../test/suite.ts'
import type { Database } from './database/database.ts'
import { type LeadershipGap, startLeaderElection } from './lead.ts'

const app = await startTestApp()

const made: LeadershipGap[] = []
const stand = (makeUpFor = (_: Database, away: LeadershipGap) => Promise.resolve(void made.push(away))) =>
  startLeaderElection(app.db, makeUpFor)
const now = () => app.clock.now()
const fallSilent = () =>
  app.db
    .updateTable('lead')
    .set({ until: new Date(0) })
    .execute()

describe('leader election', () => {
  test('elects one leader until it stops', async () => {
    const [one, two] = [stand(), stand()]
    const both = await Promise.all([one.leads(now()), two.leads(now())])
    expect(both.filter(Boolean)).toHaveLength(1)
    const [first, second] = both[0] ? [one, two] : [two, one]
    expect(await second.leads(now())).toBe(false)
    expect(await first.leads(now())).toBe(true)
    await first.stop()
    expect(await second.leads(now())).toBe(true)
    await first.stop()
    expect(await first.leads(now())).toBe(false)
    await second.stop()
  })

  test('elects another leader if the leader is silent', async () => {
    const [frozen, next] = [stand(), stand()]
    expect(await frozen.leads(now())).toBe(true)
    await fallSilent()
    expect(await next.leads(now())).toBe(true)
    expect(await frozen.leads(now())).toBe(false)
    await next.stop()
  })
})

describe('a gap without a leader', () => {
  test('is made up for once, unless it was short', async () => {
    const one = stand()
    await one.leads(now())
    app.clock.advance(minute)
    await one.leads(now())
    expect(made).toEqual([])
    const from = now()
    await one.stop()
    app.clock.advance(minute + 1)
    const [two, three] = [stand(), stand()]
    await Promise.all([two.leads(now()), three.leads(now())])
    expect(made).toEqual([{ from, to: now() }])
    await Promise.all([two.stop(), three.stop()])
  })

  test('is made up for before the next leader runs, even if the first attempt fails', async () => {
    const one = stand()
    await one.leads(now())
    await one.stop()
    app.clock.advance(2 * minute)
    const failing = stand(() => Promise.reject(new Error('on purpose')))
    await expect(failing.leads(now())).rejects.toThrow('on purpose')
    made.splice(0)
    const next = stand()
    expect(await next.leads(now())).toBe(true)
    expect(made).toHaveLength(1)
    await next.stop()
  })
})
