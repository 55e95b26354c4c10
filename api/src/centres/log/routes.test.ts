import { moveDeskBooking } from '@i-one/contract/centres/calendar'
import { addCentreClosure, reopenCentre } from '@i-one/contract/centres/closures'
import { bookAtDesk, cancelDeskBooking, restoreDeskBooking, setNoShow } from '@i-one/contract/centres/desk'
import { listCentreLog, maxLogEntries } from '@i-one/contract/centres/log'
import { recordPayment } from '@i-one/contract/centres/money'
import { updateCancellationPolicy } from '@i-one/contract/centres/prices'
import {
  acceptInvitation,
  changeCentreRole,
  inviteStaff,
  removeCentreStaff,
} from '@i-one/contract/centres/staff'
import { changePitch, listMyPitches } from '@i-one/contract/pitches/registration'
import { authorizeSession } from '@i-one/contract/sessions/authorization'
import { beforeEach, expect, test } from 'vitest'
import { createOpenSession } from '../../../test/make-open-session.ts'
import { type Person, createCentre, createPerson } from '../../../test/make.ts'
import { minute, apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })
let owner: Person
let pitch: string
let params: { id: string }
beforeEach(async () => {
  ;({ owner, pitch, params } = await createCentre(app))
})

const log = (after?: string, who = owner) => app.as(who.token)(listCentreLog, { params, query: { after } })
const hire = async (role: 'desk' | 'manager' = 'desk') => {
  const person = await createPerson(app)
  const { code } = await app.as(owner.token)(inviteStaff, { params, body: { role } })
  await app.as(person.token)(acceptInvitation, { body: { code } })
  app.clock.advance(minute)
  return person
}
const book = async (who: Person, starts: readonly string[], name: string) => {
  const dates = starts.map((start) => ({ _id: crypto.randomUUID(), start }))
  await app.as(who.token)(bookAtDesk, { params: { id: pitch }, body: { dates, name } })
  app.clock.advance(minute)
  return dates[0]!._id
}

test('lists bookings, payments, answers, closures and role changes, newest first, including those of removed staff', async () => {
  const bisi = await hire()
  const id = await book(bisi, ['2025-11-21T10:00:00.000Z'], 'Coach Sunny')
  const body = { _id: crypto.randomUUID(), amount: 500_000, method: 'cash' } as const
  await app.as(bisi.token)(recordPayment, { params: { id }, body })
  app.clock.advance(minute)
  await app.db.updateTable('pitches').set({ auto_authorize: false }).where('id', '=', pitch).execute()
  const { session, captain } = await createOpenSession(app, { pitch })
  await app.as(owner.token)(authorizeSession, { params: { id: session._id } })
  app.clock.advance(minute)
  const days = { from: '2025-12-25', to: '2025-12-26', reason: 'Christmas', yearly: true, pitches: [pitch] }
  const { _id: closure } = await app.as(owner.token)(addCentreClosure, { params, body: days })
  app.clock.advance(minute)
  await app.as(owner.token)(reopenCentre, { params: { ...params, closure } })
  app.clock.advance(minute)
  const staff = { params: { ...params, user: bisi.id } }
  await app.as(owner.token)(changeCentreRole, { ...staff, body: { role: 'manager' } })
  app.clock.advance(minute)
  await app.as(owner.token)(removeCentreStaff, staff)
  const [mine, theirs] = [owner, bisi].map(({ id: _id, nickname: name }) => ({ by: { _id, name } }))
  const start = '2025-11-21T10:00:00.000Z'
  const { lines, next, timeZone } = await log()
  expect({ next, timeZone }).toEqual({ next: null, timeZone: 'Africa/Lagos' })
  expect(lines).toMatchObject([
    { ...mine, act: 'removed', about: bisi.nickname },
    { ...mine, act: 'role-changed', about: bisi.nickname, role: 'manager' },
    { ...mine, act: 'opened', about: 'Christmas', pitch: 'One', count: 1 },
    { ...mine, act: 'closed', about: 'Christmas', pitch: 'One', count: 1 },
    { ...mine, act: 'authorized', about: captain.nickname, pitch: 'One' },
    { ...theirs, act: 'took', about: 'Coach Sunny', amount: { amount: 500_000 }, method: 'cash', start },
    { ...theirs, act: 'booked', about: 'Coach Sunny', pitch: 'One', start, count: 1 },
    { ...theirs, act: 'came', about: bisi.nickname, role: 'desk' },
  ])
})

test('lists changed settings in the language of the reader, and those of older entries as they were stored', async () => {
  const { revision } = (await app.as(owner.token)(listMyPitches)).find(({ _id }) => _id === pitch)!
  const openingHours = [1, 2, 6].map((day) => ({ day, open: '09:00', close: '22:00' }))
  const facilities = ['Parking', 'A view']
  const body = { revision, openingHours, facilities, autoAuthorize: false, slotMinutes: 90 }
  await app.as(owner.token, 'en')(changePitch, { params: { id: pitch }, body })
  await app.as(owner.token, 'en')(updateCancellationPolicy, {
    params: { id: pitch },
    body: { terms: { freeHours: 24, laterShare: 50, deposit: 0 } },
  })
  const read = async (language: string) => {
    const { lines } = await app.as(owner.token, language)(listCentreLog, { params, query: {} })
    return new Map(lines.flatMap(({ changes = [] }) => changes.map(({ what, to }) => [what, to])))
  }
  expect(Object.fromEntries(await read('en'))).toEqual({
    openingHours: 'Mon–Tue, Sat 09:00–22:00',
    facilities: 'Parking, A view',
    slotMinutes: '90 minutes',
    authorization: 'by staff',
    policy: 'Free until 24 hours before the start, then 50% of the price',
  })
  expect(Object.fromEntries(await read('fr'))).toEqual({
    openingHours: 'lun.–mar., sam. 09:00–22:00',
    facilities: 'Parking, A view',
    slotMinutes: '90 minutes',
    authorization: 'par le personnel',
    policy: 'Annulation gratuite jusqu’à 24 heures avant le début, puis 50\u{a0}% du prix',
  })
  const hours = (to: string) =>
    app.db
      .updateTable('centre_log')
      .set({ changes: JSON.stringify([{ what: 'openingHours', from: '', to }]) })
      .where('act', '=', 'changed')
      .execute()
  await hours('Mon 09:00–22:00')
  expect((await read('fr')).get('openingHours')).toBe('Mon 09:00–22:00')
  // like the previous version when an owner deletes their account
  await hours(JSON.stringify(openingHours))
  expect((await read('fr')).get('openingHours')).toBe('lun.–mar., sam. 09:00–22:00')
})

test('lists a series once, and cancellations and their undo', async () => {
  const bisi = await hire()
  const starts = ['2025-11-21T10:00:00.000Z', '2025-11-28T10:00:00.000Z', '2025-12-05T10:00:00.000Z']
  const id = await book(bisi, starts, 'Ada')
  await app.as(bisi.token)(cancelDeskBooking, { params: { id }, body: { by: 'pitch', andAfter: true } })
  app.clock.advance(1000)
  await app.as(bisi.token)(restoreDeskBooking, { params: { id } })
  expect((await log()).lines).toMatchObject([
    { act: 'put-back', count: 3, start: starts[0], about: 'Ada' },
    { act: 'cancelled', count: 3, start: starts[0], about: 'Ada' },
    { act: 'booked', count: 3, start: starts[0], about: 'Ada' },
    { act: 'came' },
  ])
})

test('lists each move of a booking with both times, and who recorded a no-show', async () => {
  const bisi = await hire()
  const id = await book(bisi, ['2025-11-21T10:00:00.000Z'], 'Ngozi')
  const move = async (start: string) => {
    await app.as(bisi.token)(moveDeskBooking, { params: { id }, body: { pitch, start } })
    app.clock.advance(minute)
  }
  await move('2025-11-21T12:00:00.000Z')
  await move('2025-11-21T13:00:00.000Z')
  app.clock.set('2025-11-21T15:00:00.000Z')
  const say = async (noShow: boolean) => {
    await app.as(owner.token)(setNoShow, { params: { id }, body: { noShow } })
    app.clock.advance(minute)
  }
  await say(true)
  await say(true)
  await say(false)
  const [mine, theirs] = [owner, bisi].map(({ id: _id, nickname: name }) => ({ by: { _id, name } }))
  expect((await log()).lines).toMatchObject([
    { ...mine, act: 'no-show-undone', about: 'Ngozi' },
    { ...mine, act: 'no-show', about: 'Ngozi' },
    { ...theirs, act: 'moved', from: '2025-11-21T12:00:00.000Z', to: '2025-11-21T13:00:00.000Z' },
    { ...theirs, act: 'moved', from: '2025-11-21T10:00:00.000Z', to: '2025-11-21T12:00:00.000Z' },
    { ...theirs, act: 'booked' },
    { act: 'came' },
  ])
})

test('leaves out their actions as captains and at other centres', async () => {
  const bisi = await hire()
  await createOpenSession(app, { pitch, captain: bisi })
  const other = await createCentre(app)
  await app.as(other.owner.token)(bookAtDesk, {
    params: { id: other.pitch },
    body: { dates: [{ _id: crypto.randomUUID(), start: '2025-11-21T10:00:00.000Z' }], name: 'Obi' },
  })
  expect((await log()).lines).toMatchObject([{ act: 'came' }])
})

test('pages through entries once each, even if a new one is added in between', async () => {
  for (let n = 0; n < maxLogEntries + 2; n++)
    await book(
      owner,
      [new Date(Date.parse('2025-11-22T07:00:00.000Z') + n * 12 * 60 * minute).toISOString()],
      `No ${n}`,
    )
  const first = await log()
  expect(first.lines).toHaveLength(maxLogEntries)
  await book(owner, ['2025-11-21T10:00:00.000Z'], 'Newest')
  const second = await log(first.next!)
  expect(second).toMatchObject({ lines: [{ about: 'No 1' }, { about: 'No 0' }], next: null })
  await expect(log('nonsense')).rejects.toMatchObject({
    code: 'bad-input',
    fields: { after: expect.any(String) },
  })
})

test('is visible only to the owner', async () => {
  await expect(log(undefined, await hire('manager'))).rejects.toMatchObject(apiError('not-yours'))
})
