import { type PaymentAction, getPayments, recordPlacePayment } from '@i-one/contract/payments'
import { type Session, cancelSession, getSession, startSession } from '@i-one/contract/sessions'
import {
  addGuests,
  joinSession,
  leaveSession,
  removePlace,
  setAttendance,
} from '@i-one/contract/sessions/places'
import { type Random, createSeededRandom } from '@i-one/game/random'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testTime } from '../../test/app.ts'
import { createOpenSession, sessionStart } from '../../test/make-open-session.ts'
import { type Person, createPerson, createTestPitch } from '../../test/make.ts'
import { hour, startTestApp } from '../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })
const people: Person[] = await Promise.all(Array.from({ length: 6 }, () => createPerson(app)))

const price = 2_500_000
const acts: PaymentAction[] = ['say', 'say', 'confirm', 'confirm', 'waive', 'refund', 'take-back']

const pick = <T>(random: Random, items: readonly T[]) => items[Math.floor(random() * items.length)] as T

const stepOf = (
  random: Random,
  session: Session,
  { captain, owner }: Record<'captain' | 'owner', Person>,
): (() => Promise<unknown>) => {
  const params = { id: session._id }
  const who = pick(random, people)
  const onPlace = { ...params, place: pick(random, session.places)._id }
  const pay = () =>
    app.as(pick(random, [captain, owner, who]).token)(recordPlacePayment, {
      params: onPlace,
      body: { act: pick(random, acts) },
    })
  const others = [
    () => app.as(who.token)(joinSession, { params }),
    () => app.as(who.token)(joinSession, { params }),
    () => app.as(who.token)(leaveSession, { params }),
    () => app.as(who.token)(addGuests, { params, body: { guests: [{ name: 'Emeka' }] } }),
    () => app.as(captain.token)(removePlace, { params: onPlace }),
    () => app.as(captain.token)(setAttendance, { params: onPlace, body: { state: 'no-show' } }),
  ]
  return random() < 0.6 ? pay : pick(random, others)
}

const ledgerOf = async (id: string) => {
  const { rows } = await sql<{ id: string; text: string }>`
    select id, l::text as text from ledger l where session_id = ${id} order by id`.execute(app.db)
  return rows.map(({ text }) => text)
}

const sumsOf = async (id: string) => {
  const { rows } = await sql<Record<'place' | 'account', string> & { sum: number }>`
    select place_id as place, account, sum(amount)::int as sum from (
      select place_id, to_account as account, amount from ledger where session_id = ${id}
      union all select place_id, from_account, -amount from ledger where session_id = ${id}) moved
    group by place_id, account`.execute(app.db)
  return rows
}

const receiptsOf = async (id: string) => {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(case kind when 'payment' then amount else -amount end), 0)::int as sum
    from booking_payments join sessions s using (booking_id) where s.id = ${id}`.execute(app.db)
  return rows[0]!.sum
}

const expectRejected = (error: { status?: number }) => expect([404, 409]).toContain(error.status)

const checkLedger = async (session: Session, captain: Person, before: string[]) => {
  const rows = await ledgerOf(session._id)
  expect(rows.slice(0, before.length), 'no row changes').toEqual(before)
  const sums = await sumsOf(session._id)
  const total = (account?: string) =>
    sums.reduce((all, one) => (!account || one.account === account ? all + one.sum : all), 0)
  expect(total(), 'all accounts').toBe(0)
  const negative = sums.filter(({ account, sum }) => sum < 0 && !['share', 'open'].includes(account))
  expect(negative).toEqual([])
  const { totals, places } = await app.as(captain.token)(getPayments, { params: { id: session._id } })
  expect(totals.owed + total('share')).toBe(0)
  expect(totals.unpaid - totals.toRefund + totals.said + totals.paid + totals.waived - totals.owed).toBe(0)
  for (const one of places) expect(one.open + one.said + one.paid + one.waived - one.share).toBe(0)
  expect(await receiptsOf(session._id), 'receipts').toBe(total('received'))
  const { state } = session
  if (state === 'started') expect(totals.owed).toBe(price)
  if (state === 'cancelled')
    expect({ owed: totals.owed, waived: totals.waived }).toEqual({ owed: 0, waived: 0 })
  if (state === 'open' || state === 'confirmed') expect(totals.owed).toBeLessThanOrEqual(price)
  return rows
}

const playHistory = async (random: Random) => {
  app.clock.set(testTime)
  const owner = await createPerson(app, { isOwner: true })
  const pitch = await createTestPitch(app, { owner, autoAuthorize: true })
  const { session, captain } = await createOpenSession(app, { pitch, playersPerTeam: 2, others: 1 })
  const read = () => app.as(captain.token)(getSession, { params: { id: session._id } })
  let rows: string[] = []
  const steps = 30
  const lateFrom = Math.floor(random() * steps)
  const endsAt = Math.floor(random() * steps)
  for (let n = 0; n < steps; n++) {
    if (n === lateFrom) app.clock.set(new Date(sessionStart.getTime() - hour / 4))
    const now = await read()
    const end = random() < 0.5 ? cancelSession : startSession
    const both = [1, 2].map(() => stepOf(random, now, { captain, owner })().catch(expectRejected))
    if (n === endsAt)
      both.push(
        app
          .as(captain.token)(end, { params: { id: session._id } })
          .catch(expectRejected),
      )
    await Promise.all(both)
    rows = await checkLedger(await read(), captain, rows)
  }
  return rows.length
}

const seed = String(Date.now())

test(
  `whatever people do, the ledger only grows and sums to zero, seed ${seed}`,
  { timeout: 60_000 },
  async () => {
    const random = createSeededRandom(seed)
    let written = 0
    for (let n = 0; n < 5 || (n < 20 && written <= 60); n++) written += await playHistory(random)
    expect(written).toBeGreaterThan(60)
  },
)
