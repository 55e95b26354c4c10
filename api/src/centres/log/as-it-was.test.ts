import { randomUUID } from 'node:crypto'
import { updateUser } from '@i-one/contract/accounts/profile'
import { closePitch, reopenPitch } from '@i-one/contract/bookings/closures'
import { moveDeskBooking } from '@i-one/contract/centres/calendar'
import { bookAtDesk, cancelDeskBooking } from '@i-one/contract/centres/desk'
import { createBookingLink, claimBooking } from '@i-one/contract/centres/links'
import { listCentreLog } from '@i-one/contract/centres/log'
import { recordPayment } from '@i-one/contract/centres/money'
import { updateCancellationPolicy } from '@i-one/contract/centres/prices'
import { copyPitch, addPitch } from '@i-one/contract/centres/registration'
import {
  acceptInvitation,
  changeCentreRole,
  inviteStaff,
  removeCentreStaff,
} from '@i-one/contract/centres/staff'
import { deleteUser } from '@i-one/contract/leaving'
import { changePitch, listMyPitches } from '@i-one/contract/pitches/registration'
import { retentionDays } from '@i-one/contract/privacy'
import { cancelSession } from '@i-one/contract/sessions'
import { beforeEach, expect, test } from 'vitest'
import { createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { type Person, createCentre, createPerson } from '../../../test/make.ts'
import { day, hour, minute, startTestApp } from '../../../test/suite.ts'
import { deleteOldData } from '../../retention.ts'

const app = await startTestApp({ rateLimits: false })
const later = (hours: number) => new Date(sessionStart.getTime() + hours * hour).toISOString()
const start = later(0)
const naira = (amount: number) => ({ amount, currency: 'NGN' })

let owner: Person
let pitch: string
let params: { id: string }
beforeEach(async () => {
  ;({ owner, pitch, params } = await createCentre(app))
})

const as = (who: Person = owner): ReturnType<typeof app.as> => {
  app.clock.advance(minute)
  return app.as(who.token)
}
const linesOf = async () => (await app.as(owner.token)(listCentreLog, { params, query: {} })).lines
const acts = async () => (await linesOf()).map(({ act }) => act)
const newest = async () => (await linesOf())[0]!
const renamePitch = async (name: string) => {
  const { revision } = (await app.as(owner.token)(listMyPitches)).find(({ _id }) => _id === pitch)!
  await as()(changePitch, { params: { id: pitch }, body: { revision, name } })
}
const book = async (name = 'Ada Eze', phone = '0803 555 44 71', starts = [start]) => {
  const dates = starts.map((one) => ({ _id: randomUUID(), start: one, price: 2_000_000 }))
  await as()(bookAtDesk, { params: { id: pitch }, body: { dates, name, phone } })
  return dates[0]!._id
}
const pay = (id: string, amount: number, kind: 'payment' | 'refund' = 'payment') =>
  as()(recordPayment, { params: { id }, body: { _id: randomUUID(), kind, amount, method: 'cash' } })
const hire = async (nickname: string, password?: string) => {
  const person = await createPerson(app, { nickname, ...(password && { password }) })
  const { code } = await as()(inviteStaff, { params, body: { role: 'desk' } })
  await as(person)(acceptInvitation, { body: { code } })
  return person
}

test('an entry does not change when its booking is paid, refunded, moved or taken over', async () => {
  const { _id: two } = await as()(copyPitch, { params: { id: pitch }, body: { name: 'Two' } })
  const id = await book()
  await pay(id, 1_000_000)
  await pay(id, 300_000, 'refund')
  await as()(moveDeskBooking, { params: { id }, body: { pitch: two, start: later(-1) } })
  const before = await linesOf()
  const ada = { about: 'Ada Eze' }
  expect(before.slice(0, 4)).toMatchObject([
    { act: 'moved', ...ada, fromPitch: 'One', pitch: 'Two', from: start, to: later(-1) },
    { act: 'gave-back', ...ada, amount: naira(300_000), pitch: 'One', start, receipt: 2 },
    { act: 'took', ...ada, amount: naira(1_000_000), method: 'cash', pitch: 'One', start, receipt: 1 },
    { act: 'booked', ...ada, pitch: 'One', start },
  ])
  const { code } = await as()(createBookingLink, { params: { id } })
  const captain = await createPerson(app, { nickname: 'Sade' })
  await as(captain)(claimBooking, { body: { code } })
  await app.db.updateTable('customers').set({ name: 'Mama Ada' }).where('name', '=', 'Ada Eze').execute()
  await renamePitch('Uno')
  await as()(updateUser, { body: { nickname: 'The Boss' } })
  const after = await linesOf()
  expect(after.slice(-before.length)).toEqual(before)
  expect(after.slice(0, 3)).toMatchObject([
    { act: 'changed', pitch: 'One', changes: [{ what: 'name', from: 'One', to: 'Uno' }] },
    { act: 'taken-over', by: { _id: captain.id, name: 'Sade' }, ...ada, pitch: 'Two', start: later(-1) },
    { act: 'link-made', ...ada },
  ])
})

test('a line about a captain or staff keeps their names, and one of a closure its reason', async () => {
  const bisi = await hire('Bísí')
  await as()(changeCentreRole, { params: { ...params, user: bisi.id }, body: { role: 'manager' } })
  const captain = await createPerson(app, { nickname: 'Sade' })
  const { session } = await createOpenSession(app, { pitch, captain })
  await as(bisi)(cancelSession, { params: { id: session._id }, body: { reason: 'Wet' } })
  const closure = { start: later(3), end: later(4), reason: 'Painting' }
  const { _id } = await as(bisi)(closePitch, { params: { id: pitch }, body: closure })
  await as()(reopenPitch, { params: { id: _id } })
  const before = await linesOf()
  expect(before).toMatchObject([
    { act: 'opened', about: 'Painting', pitch: 'One', start: later(3) },
    { act: 'closed', about: 'Painting', by: { name: 'Bísí' } },
    { act: 'cancelled', about: 'Sade', by: { name: 'Bísí' }, start },
    { act: 'role-changed', about: 'Bísí', role: 'manager' },
    { act: 'came', by: { name: 'Bísí' }, role: 'desk' },
  ])
  await as(bisi)(updateUser, { body: { nickname: 'Bisi the Great' } })
  await as(captain)(updateUser, { body: { nickname: 'Sade the Great' } })
  expect(await linesOf()).toEqual(before)
  await as()(removeCentreStaff, { params: { ...params, user: bisi.id } })
  expect(await newest()).toMatchObject({ act: 'removed', about: 'Bisi the Great' })
})

test('a late cancellation shows its fee, a cancelled series the sum of its fees', async () => {
  await as()(updateCancellationPolicy, {
    params: { id: pitch },
    body: { terms: { freeHours: 336, laterShare: 50, deposit: 0 } },
  })
  const id = await book('Ada', '', [start, later(2)])
  await as()(cancelDeskBooking, { params: { id }, body: { by: 'customer', andAfter: true } })
  expect(await newest()).toMatchObject({ act: 'cancelled', count: 2, start, amount: naira(2_000_000) })
})

test('changes by i-one staff appear under the name of i-one, without personal names', async () => {
  const admin = await createPerson(app, { isAdmin: true, nickname: 'Hauwa' })
  const { session } = await createOpenSession(app, { pitch })
  await as(admin)(cancelSession, { params: { id: session._id } })
  expect((await newest()).by).toEqual({ name: 'i-one staff' })
})

test('names and texts of deleted accounts and forgotten customers disappear', async () => {
  const password = 'kickoff-at-seven'
  const bisi = await hire('Bísí', password)
  const { _id } = await as(bisi)(closePitch, {
    params: { id: pitch },
    body: { start: later(3), end: later(4), reason: 'My birthday' },
  })
  await as()(reopenPitch, { params: { id: _id } })
  await book('Ada Eze', '')
  await app.as(bisi.token)(deleteUser, { body: { password } })
  const text = () => linesOf().then((lines) => JSON.stringify(lines))
  expect(await text()).not.toContain('Bísí')
  expect(await text()).not.toContain('birthday')
  const lines = await linesOf()
  expect(lines).toHaveLength(4)
  expect(lines).toMatchObject([
    { act: 'booked', about: 'Ada Eze' },
    { act: 'opened', by: { _id: owner.id } },
    { act: 'closed', by: { _id: bisi.id, name: 'Former player' } },
    { act: 'came' },
  ])
  await app.db.deleteFrom('customers').where('name', '=', 'Ada Eze').execute()
  expect(await newest()).not.toHaveProperty('about')
})

test('entries are kept as long as other histories', async () => {
  await book()
  expect(await acts()).toEqual(['booked'])
  const old = new Date(app.clock.now().getTime() + (retentionDays.histories + 1) * day)
  await deleteOldData(app.db, old)
  expect(await acts()).toEqual([])
})

test('entries stay with the centre where the change was made, even if the pitch moves', async () => {
  await book()
  const saved = await linesOf()
  const other = await createCentre(app)
  await app.db.updateTable('centres').set({ owner_id: owner.id }).where('id', '=', other.params.id).execute()
  await as()(copyPitch, { params: { id: pitch }, body: { name: 'Stays' } })
  await as()(addPitch, { params: { id: other.params.id, pitch } })
  expect((await linesOf()).slice(-1)).toEqual(saved)
  const there = await app.as(owner.token)(listCentreLog, { params: other.params, query: {} })
  expect(there.lines.map(({ act }) => act)).toEqual(['pitch-joined'])
})

test('the logs of two centres are merged, even if both were closed at the same moment', async () => {
  const other = await createCentre(app)
  await app.db.updateTable('centres').set({ owner_id: owner.id }).where('id', '=', other.params.id).execute()
  await app.db.updateTable('pitches').set({ owner_id: owner.id }).where('id', '=', other.pitch).execute()
  const call = app.as(owner.token)
  const start = new Date(app.clock.now().getTime() + day)
  const body = {
    start: start.toISOString(),
    end: new Date(start.getTime() + hour).toISOString(),
    reason: 'Rain',
  }
  for (const id of [pitch, other.pitch])
    await call(closePitch, { params: { id }, body, key: crypto.randomUUID() })
  await call(addPitch, { params: { id: other.params.id, pitch } })
  const { lines } = await call(listCentreLog, { params: other.params, query: {} })
  expect(lines.map(({ act }) => act).toSorted()).toEqual(['closed', 'closed', 'pitch-joined'])
})
