import { setTimeout as wait } from 'node:timers/promises'
import { createHold } from '@i-one/contract/bookings/holds'
import { type CallError, createClient } from '@i-one/contract/call'
import { createMatch, recordEvents } from '@i-one/contract/matches'
import { listMySessions } from '@i-one/contract/sessions'
import { sql } from 'kysely'
import { createStartedSession } from '../../make-session.ts'
import { createPerson, createTestPitch } from '../../make.ts'
import { type Rig, startRig } from '../rig.ts'
import { filterViolations, findWriteViolations } from '../verify.ts'
import { createAcknowledgedWrites, scoreGoals } from '../writers.ts'

const frozenFor = 60_000
const maxWait = 5000
const slack = 1000

const freezeWithLock = async ({ db, pair }: Rig, match: string) => {
  for (;;) {
    pair.signal(0, 'SIGSTOP')
    await wait(500)
    const { rows } = await sql`select from matches where id = ${match} for update skip locked`.execute(db)
    if (rows.length === 0) return
    pair.signal(0, 'SIGCONT')
    await wait(50)
  }
}

export const freezeServer = async () => {
  const rig = await startRig()
  const { db, pair } = rig
  const [frozen = '', other = ''] = pair.urls
  const fixtures = { db, clock: { now: () => new Date() } }
  const wrong: Record<string, unknown[]> = { slow: [], failed: [], unready: [] }
  const at = (baseUrl: string, token: string) =>
    createClient({ baseUrl, token: () => token, timeout: 30_000 })
  try {
    const session = await createStartedSession(fixtures, { playersPerTeam: 2 })
    const { captain } = session
    const match = await at(frozen, captain.token)(createMatch, { params: { id: session.id } })
    const [person, pitch] = [await createPerson(fixtures), await createTestPitch(fixtures)]
    let isOver = false
    const written = { urls: [frozen], done: createAcknowledgedWrites(), over: () => isOver }
    const devices = Array.from({ length: 4 }, () => scoreGoals(written, captain, match))
    const all = Promise.all(devices)
    all.catch(() => undefined)
    await freezeWithLock(rig, match._id)

    const end = Date.now() + frozenFor
    const times: number[] = []
    let rejected = 0
    const start = new Date(Math.ceil(Date.now() / 3_600_000 + 24) * 3_600_000).toISOString()
    const timed = async (what: string, ask: () => Promise<unknown>) => {
      const begun = performance.now()
      const error = await ask().then(
        () => undefined,
        (reason: unknown) => reason as CallError,
      )
      const took = performance.now() - begun
      times.push(took)
      if (took > maxWait + slack) wrong['slow']!.push(`${what}: ${Math.round(took)} ms`)
      const isBusy = error?.code === 'busy' && error.retryAfter !== undefined
      if (isBusy) rejected++
      if (error && !isBusy && error.status >= 500) wrong['failed']!.push(`${what}: ${error.message}`)
    }
    while (Date.now() < end) {
      const event = { id: crypto.randomUUID(), type: 'goal', side: 'T1', clockMs: 1 } as const
      const body = { events: [{ ...event, at: new Date().toISOString() }] }
      await Promise.all([
        timed('my sessions', () => at(other, person.token)(listMySessions)),
        timed('a hold', () => at(other, person.token)(createHold, { body: { pitch, start } })),
        timed('the locked match', async () => {
          const { accepted } = await at(other, captain.token)(recordEvents, {
            params: { id: match._id },
            body,
          })
          written.done.events.push(...accepted.map(({ id }) => ({ match: match._id, id })))
        }),
        timed('readiness', async () => {
          const { status } = await fetch(`${other}/readyz`)
          if (status !== 200) wrong['unready']!.push(status)
        }),
      ])
      await wait(1000)
    }
    pair.signal(0, 'SIGCONT')
    const since = performance.now()
    while ((await rig.ready())[0] !== 200) await wait(50)
    isOver = true
    await all
    console.log(
      `  ${times.length} requests to the other server, ${Math.round(Math.max(...times))} ms at most, ` +
        `${rejected} rejected as busy; ready ${Math.round(performance.now() - since)} ms after it continued`,
    )
    if (rejected === 0) wrong['no request was rejected as busy'] = ['the lock was not held']
    const saved = await findWriteViolations(db, written.done)
    return { ...filterViolations(wrong), ...saved }
  } finally {
    pair.signal(0, 'SIGCONT')
    await rig.stop()
  }
}
