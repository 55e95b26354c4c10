import { getUser } from '@i-one/contract/accounts'
import { CallError, type Connection, createClient } from '@i-one/contract/call'
import { recordEvents, watchMatch } from '@i-one/contract/matches'
import { appointScorer, listScorers } from '@i-one/contract/matches/scorers'
import { suspend } from '@i-one/contract/moderation/staff/suspension'
import { watchMySessions } from '@i-one/contract/sessions'
import { expect } from 'vitest'
import { notify } from '../../src/notifications/actions.ts'
import type { TestApp } from '../app.ts'
import { createDevice, createTestMatch } from '../make-match.ts'
import { createOpenSession } from '../make-open-session.ts'
import { createPerson } from '../make.ts'
import { byId, apiError } from '../suite.ts'
import { readStream, watchInbox } from '../watch.ts'

export interface SuspensionTimes {
  answered: number
  refused: number
  ended: number
}

export const openSuspensions = async (app: TestApp, secondUrl: string) => {
  const staff = await createPerson(app, { isAdmin: true })
  const bystander = await createPerson(app)
  const { session } = await createOpenSession(app)
  const there = ({ token }: { token: string }): Connection => ({
    ...app.connection(token),
    baseUrl: secondUrl,
  })
  const page = watchInbox(there(bystander))
  await page.untilOpen()

  const timeNotification = async () => {
    const count = page.received().length
    const began = performance.now()
    const notification = { kind: 'authorized', users: [bystander.id], sessionId: session._id } as const
    await notify(app.db, { ...notification, now: app.clock.now() })
    await page.untilReceived(count + 1)
    return performance.now() - began
  }

  const suspendScorer = async (): Promise<SuspensionTimes> => {
    const { match, captain, two } = await createTestMatch(app)
    const scorer = two[0]!
    await app.as(captain.token)(appointScorer, { params: { id: match._id, player: scorer.id } })
    const streams = [
      readStream(app.connection(scorer.token), watchMatch, byId(match)),
      readStream(there(scorer), watchMatch, byId(match)),
      readStream(there(scorer), watchMySessions, {}),
      watchInbox(there(scorer)),
    ]
    for (const { untilNamed } of streams) await untilNamed('heartbeat')
    const event = createDevice(app)
    const record = () =>
      createClient(there(scorer))(recordEvents, {
        ...byId(match),
        body: { events: [event('goal', { side: 'T1' })] },
      })
    await record()
    const began = performance.now()
    const since = () => performance.now() - began
    const scoreOn = async (): Promise<number> => {
      try {
        await record()
      } catch (error) {
        // `not-scorer`: the suspension came after the login check, but before the scorer check
        if (error instanceof CallError && ['suspended', 'not-scorer'].includes(error.code ?? ''))
          return since()
        throw error
      }
      return scoreOn()
    }
    const body = { reason: 'threatens-people', days: 7, words: 'Threats' } as const
    const [answered, stopped, ...ends] = await Promise.all([
      app
        .as(staff.token)(suspend, { params: { id: scorer.id }, body })
        .then(since),
      scoreOn(),
      ...streams.map(({ ended }) => ended.then(since)),
    ])
    await expect(app.as(scorer.token)(getUser)).rejects.toMatchObject(apiError('suspended', 403))
    const { scorers } = await app.as(captain.token)(listScorers, byId(match))
    expect(scorers).toEqual([])
    return { answered, refused: stopped, ended: Math.max(...ends) }
  }
  return { timeNotification, suspendScorer, stop: () => page.cut() }
}
