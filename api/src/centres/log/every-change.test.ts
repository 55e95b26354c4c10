import { randomUUID } from 'node:crypto'
import { closeHours, closePitch, reopenPitch } from '@i-one/contract/bookings/closures'
import { moveDeskBooking } from '@i-one/contract/centres/calendar'
import { addCentreClosure, changeCentreClosure, reopenCentre } from '@i-one/contract/centres/closures'
import { changeCustomer } from '@i-one/contract/centres/customers'
import { bookAtDesk, cancelDeskBooking, restoreDeskBooking, setNoShow } from '@i-one/contract/centres/desk'
import { createBookingLink, claimBooking } from '@i-one/contract/centres/links'
import { type CentreLogEntry, listCentreLog } from '@i-one/contract/centres/log'
import { sendCentreMessage } from '@i-one/contract/centres/messages'
import { recordPayment } from '@i-one/contract/centres/money'
import { replacePrices, updateCancellationPolicy } from '@i-one/contract/centres/prices'
import {
  changeCentre,
  copyPitch,
  listMyCentres,
  addPitch,
  removePitch,
} from '@i-one/contract/centres/registration'
import {
  acceptInvitation,
  changeCentreRole,
  inviteStaff,
  leaveCentre,
  removeCentreStaff,
} from '@i-one/contract/centres/staff'
import { hideName } from '@i-one/contract/moderation/staff/hiding'
import { updateParts } from '@i-one/contract/pitches/parts'
import {
  addPitchPhoto,
  arrangePitchPhotos,
  listPitchPhotos,
  updatePitchPhoto,
  removePitchPhoto,
} from '@i-one/contract/pitches/photo'
import { changePitch, createPitch, listMyPitches } from '@i-one/contract/pitches/registration'
import { expect, test } from 'vitest'
import { createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { createPicture } from '../../../test/make-picture.ts'
import { type Person, findCentreId, createCentre, createPerson, newPitch } from '../../../test/make.ts'
import { hour, minute, startTestApp } from '../../../test/suite.ts'
import { readContract } from '../../lib/http/contract.ts'
import { permissions } from '../../permissions.ts'

const app = await startTestApp({ rateLimits: false })
const later = (hours: number) => new Date(sessionStart.getTime() + hours * hour).toISOString()

const createCentreToChange = async () => {
  const { owner, pitch, params } = await createCentre(app)
  const as = (who: Person = owner): ReturnType<typeof app.as> => {
    app.clock.advance(minute)
    return app.as(who.token)
  }
  const { _id: two } = await as()(copyPitch, { params: { id: pitch }, body: { name: 'Two' } })
  const of = { params: { id: pitch } }
  const linesOf = async () => (await app.as(owner.token)(listCentreLog, { params, query: {} })).lines
  const revisionOf = async (id = pitch) =>
    (await app.as(owner.token)(listMyPitches)).find(({ _id }) => _id === id)!.revision
  const book = async (more: object = {}) => {
    const dates = [{ _id: randomUUID(), start: later(0) }]
    const [made] = await as()(bookAtDesk, {
      ...of,
      body: { dates, name: 'Ada', phone: '0803 555 44 71', ...more },
    })
    return made!
  }
  const change = async (body: object) =>
    as()(changePitch, { ...of, body: { revision: await revisionOf(), ...body } })
  const changeAll = async (body: object) => {
    const { revision } = (await app.as(owner.token)(listMyCentres)).find(({ _id }) => _id === params.id)!
    return as()(changeCentre, { params, body: { revision, ...body } })
  }
  const hire = async () => {
    const person = await createPerson(app, { nickname: 'Bísí' })
    const { code } = await as()(inviteStaff, { params, body: { role: 'desk' } })
    await as(person)(acceptInvitation, { body: { code } })
    return person
  }
  const photo = async (size: number) =>
    new Blob([new Uint8Array(await createPicture('png', size, size))], { type: 'image/png' })
  return { owner, pitch, two, params, of, as, linesOf, revisionOf, book, change, changeAll, hire, photo }
}

type This = Awaited<ReturnType<typeof createCentreToChange>>
type Line = Partial<CentreLogEntry>

const closed = { from: '2025-12-25', to: '2025-12-26', reason: 'Christmas', yearly: false }
const setting = (what: string, from: string, to: string): Line => ({
  act: 'changed',
  changes: [{ what: what as 'name', from, to }],
})
const everyDay = (open: string, close: string) => [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open, close }))

const changes: Record<string, [(it: This) => Promise<unknown>, Line]> = {
  bookAtDesk: [({ book }) => book(), { act: 'booked', about: 'Ada', pitch: 'One' }],
  'bookAtDesk, another name': [
    async ({ book }) => {
      await book()
      await book({ dates: [{ _id: randomUUID(), start: later(2) }], name: 'Ada Eze', renamed: true })
    },
    { act: 'renamed', about: 'Ada Eze' },
  ],
  cancelDeskBooking: [
    async ({ as, book }) =>
      as()(cancelDeskBooking, { params: { id: (await book())._id }, body: { by: 'pitch' } }),
    { act: 'cancelled', about: 'Ada' },
  ],
  restoreDeskBooking: [
    async ({ owner, as, book }) => {
      const params = { id: (await book())._id }
      await as()(cancelDeskBooking, { params, body: { by: 'pitch' } })
      app.clock.advance(1000)
      await app.as(owner.token)(restoreDeskBooking, { params })
    },
    { act: 'put-back', about: 'Ada' },
  ],
  setNoShow: [
    async ({ as, book }) => {
      const { _id } = await book()
      app.clock.set(later(0))
      await as()(setNoShow, { params: { id: _id }, body: { noShow: true } })
    },
    { act: 'no-show', about: 'Ada' },
  ],
  moveDeskBooking: [
    async ({ as, book, two }) =>
      as()(moveDeskBooking, { params: { id: (await book())._id }, body: { pitch: two, start: later(1) } }),
    { act: 'moved', fromPitch: 'One', pitch: 'Two', from: later(0), to: later(1) },
  ],
  createBookingLink: [
    async ({ as, book }) => as()(createBookingLink, { params: { id: (await book())._id } }),
    { act: 'link-made', about: 'Ada', pitch: 'One', start: later(0) },
  ],
  claimBooking: [
    async ({ as, book }) => {
      const { code } = await as()(createBookingLink, { params: { id: (await book())._id } })
      await as(await createPerson(app, { nickname: 'Sade' }))(claimBooking, { body: { code } })
    },
    { act: 'taken-over', about: 'Ada' },
  ],
  recordPayment: [
    async ({ as, book }) =>
      as()(recordPayment, {
        params: { id: (await book())._id },
        body: { _id: randomUUID(), amount: 100, method: 'card' },
      }),
    { act: 'took', about: 'Ada', method: 'card', receipt: 1 },
  ],
  sendCentreMessage: [
    async ({ as, pitch, params }) => {
      await createOpenSession(app, { pitch })
      await as()(sendCentreMessage, { params, body: { day: '2025-11-21', text: 'It rains' } })
    },
    { act: 'wrote', day: '2025-11-21', people: 1 },
  ],
  closePitch: [
    ({ as, of }) => as()(closePitch, { ...of, body: { start: later(3), end: later(4), reason: 'Paint' } }),
    { act: 'closed', about: 'Paint', pitch: 'One', start: later(3) },
  ],
  closeHours: [
    ({ as, of }) =>
      as()(closeHours, {
        ...of,
        body: { day: '2025-11-24', open: '10:00', close: '12:00', weeks: 3, without: [], reason: 'School' },
      }),
    { act: 'closed', about: 'School', count: 3 },
  ],
  reopenPitch: [
    async ({ as, of }) => {
      const body = { start: later(3), end: later(4), reason: 'Paint' }
      const { _id } = await as()(closePitch, { ...of, body })
      await as()(reopenPitch, { params: { id: _id } })
    },
    { act: 'opened', about: 'Paint' },
  ],
  addCentreClosure: [
    ({ as, params, pitch, two }) =>
      as()(addCentreClosure, { params, body: { ...closed, pitches: [pitch, two] } }),
    { act: 'closed', about: 'Christmas', count: 2 },
  ],
  changeCentreClosure: [
    async ({ as, params, pitch }) => {
      const { _id } = await as()(addCentreClosure, { params, body: { ...closed, pitches: [pitch] } })
      const body = { ...closed, reason: 'Boxing Day', pitches: [pitch] }
      await as()(changeCentreClosure, { params: { ...params, closure: _id }, body })
    },
    { act: 'closed', about: 'Boxing Day' },
  ],
  reopenCentre: [
    async ({ as, params, pitch }) => {
      const { _id } = await as()(addCentreClosure, { params, body: { ...closed, pitches: [pitch] } })
      await as()(reopenCentre, { params: { ...params, closure: _id } })
    },
    { act: 'opened', about: 'Christmas' },
  ],
  'reopenCentre, when none of its hours are left': [
    async ({ as, params, pitch }) => {
      const body = { ...closed, yearly: true, pitches: [pitch] }
      const { _id } = await as()(addCentreClosure, { params, body })
      await app.db.updateTable('bookings').set({ state: 'released' }).where('state', '=', 'blocked').execute()
      await as()(reopenCentre, { params: { ...params, closure: _id } })
    },
    { act: 'opened', about: 'Christmas', count: 0 },
  ],
  acceptInvitation: [({ hire }) => hire(), { act: 'came', about: 'Bísí', role: 'desk' }],
  changeCentreRole: [
    async ({ as, params, hire }) =>
      as()(changeCentreRole, { params: { ...params, user: (await hire()).id }, body: { role: 'manager' } }),
    { act: 'role-changed', about: 'Bísí', role: 'manager' },
  ],
  removeCentreStaff: [
    async ({ as, params, hire }) =>
      as()(removeCentreStaff, { params: { ...params, user: (await hire()).id } }),
    { act: 'removed', about: 'Bísí' },
  ],
  leaveCentre: [
    async ({ as, params, hire }) => as(await hire())(leaveCentre, { params }),
    { act: 'removed', about: 'Bísí' },
  ],
  'changeCustomer, a note': [
    async ({ as, params, book }) =>
      as()(changeCustomer, {
        params: { ...params, customer: (await book()).customer!._id },
        body: { note: 'Sings' },
      }),
    { act: 'noted', about: 'Ada' },
  ],
  changeCustomer: [
    async ({ as, params, book }) =>
      as()(changeCustomer, {
        params: { ...params, customer: (await book()).customer!._id },
        body: { notWelcome: true },
      }),
    { act: 'barred', about: 'Ada' },
  ],
  replacePrices: [
    async ({ as, of, revisionOf }) => {
      const week = [{ days: [1, 2, 3, 4, 5], open: '18:00', close: '22:00', amount: 3_000_000 }]
      const lists = [{ from: '2025-12-01', week }]
      const holidays = [
        { name: 'Eid', date: '2026-03-20', yearly: false, by: 'percent' as const, value: 150 },
      ]
      await as()(replacePrices, { ...of, body: { revision: await revisionOf(), lists, holidays } })
    },
    setting('prices', '', 'From 1 Dec 2025: Mon–Fri 18:00–22:00 ₦30,000. Eid, 20 Mar 2026: 150%'),
  ],
  updateCancellationPolicy: [
    ({ as, of }) =>
      as()(updateCancellationPolicy, {
        ...of,
        body: { terms: { freeHours: 24, laterShare: 50, deposit: 500_000 } },
      }),
    setting('policy', '', 'Free until 24 hours before the start, then 50% of the price, deposit ₦5,000'),
  ],
  createPitch: [
    ({ as }) => as()(createPitch, { body: newPitch }),
    { act: 'pitch-added', pitch: newPitch.name },
  ],
  copyPitch: [
    ({ as, of }) => as()(copyPitch, { ...of, body: { name: 'Three' } }),
    { act: 'pitch-added', pitch: 'Three' },
  ],
  addPitch: [
    async ({ as, params }) => {
      const { _id } = await as()(createPitch, { body: { ...newPitch, name: 'New' } })
      await as()(addPitch, { params: { ...params, pitch: _id } })
    },
    { act: 'pitch-joined', pitch: 'New' },
  ],
  removePitch: [
    ({ as, params, two }) => as()(removePitch, { params: { ...params, pitch: two } }),
    { act: 'pitch-left', pitch: 'Two' },
  ],
  updateParts: [
    ({ as, of, two }) => as()(updateParts, { ...of, body: { parts: [two] } }),
    { ...setting('parts', '', 'Two'), pitch: 'One' },
  ],
  changePitch: [
    ({ change }) => change({ openingHours: everyDay('09:00', '24:00') }),
    { ...setting('openingHours', 'Mon–Sun 08:00–23:00', 'Mon–Sun 09:00–24:00'), pitch: 'One' },
  ],
  'changePitch, publishing': [
    ({ change }) => change({ listed: false }),
    { ...setting('published', 'published', 'hidden'), pitch: 'One' },
  ],
  'changePitch, several at once': [
    ({ change }) =>
      change({ price: { amount: 2_600_000, currency: 'NGN' }, autoAuthorize: false, facilities: ['Lights'] }),
    {
      act: 'changed',
      changes: [
        { what: 'facilities', from: '', to: 'Lights' },
        { what: 'price', from: '₦25,000', to: '₦26,000' },
        { what: 'authorization', from: 'automatic', to: 'by staff' },
      ],
    },
  ],
  changeCentre: [
    ({ changeAll }) => changeAll({ rules: 'No studs', legalName: 'Yaba Fives Limited' }),
    {
      act: 'changed',
      changes: [
        { what: 'legalName', from: '', to: 'Yaba Fives Limited' },
        { what: 'rules', from: '', to: 'No studs' },
      ],
    },
  ],
  addPitchPhoto: [
    async ({ as, of, photo }) => as()(addPitchPhoto, { ...of, body: await photo(64) }),
    { ...setting('photos', '0', '1'), pitch: 'One' },
  ],
  arrangePitchPhotos: [
    async ({ as, of, photo }) => {
      await as()(addPitchPhoto, { ...of, body: await photo(64) })
      const photos = (await as()(listPitchPhotos, of)).map(({ _id }) => ({ _id, alt: 'The goal' }))
      await as()(arrangePitchPhotos, { ...of, body: { photos } })
    },
    { ...setting('photos', '1', '1'), pitch: 'One' },
  ],
  removePitchPhoto: [
    async ({ as, of, pitch, photo }) => {
      const [one] = await as()(addPitchPhoto, { ...of, body: await photo(64) })
      await as()(removePitchPhoto, { params: { id: pitch, photo: one!._id } })
    },
    { ...setting('photos', '1', '0'), pitch: 'One' },
  ],
  updatePitchPhoto: [
    async ({ as, of, photo }) => as()(updatePitchPhoto, { ...of, body: await photo(64) }),
    { ...setting('photos', '0', '1'), pitch: 'One' },
  ],
}

const unlogged = {
  renewFeed: 'the address of a calendar belongs to one user',
  revokeFeed: 'the address of a calendar belongs to one user',
  inviteStaff: 'nobody works there by it yet',
  withdrawInvitation: 'nobody works there by it',
  answerTournament: 'leaves lines through its bookings, as authorizeSession does',
  undoBookingTakeover: 'tried with the links',
}

test.each(Object.entries(changes))('%s leaves a line', async (_name, [act, line]) => {
  const it = await createCentreToChange()
  const before = await it.linesOf()
  await act(it)
  let lines = await it.linesOf()
  if (line.act === 'pitch-added' && line.pitch === newPitch.name) {
    const pitches = await app.as(it.owner.token)(listMyPitches)
    const { _id } = pitches.find(({ name }) => name === newPitch.name)!
    const params = { id: await findCentreId(app, _id) }
    lines = (await app.as(it.owner.token)(listCentreLog, { params, query: {} })).lines
  }
  expect(lines.length).toBeGreaterThan(line.pitch === newPitch.name ? 0 : before.length)
  const since = lines.slice(0, Math.max(1, lines.length - before.length))
  expect(since).toContainEqual(expect.objectContaining(line))
})

test('every endpoint that changes a centre or a pitch is tested above or exempted with a reason', async () => {
  const { calls } = await readContract()
  const changing = Object.entries(permissions)
    .filter(([, { concerns, may }]) => {
      const roles = may as readonly string[]
      return ['centre', 'pitch'].includes(concerns) && roles.includes('organizer')
    })
    .filter(([name]) => {
      const call = calls.get(name as keyof typeof permissions)?.call
      return call && 'method' in call && call.method !== 'GET'
    })
    .map(([name]) => name)
  const tried = new Set([
    ...Object.keys(changes).map((name) => name.split(',')[0]!),
    ...Object.keys(unlogged),
  ])
  expect(changing.filter((name) => !tried.has(name))).toEqual([])
})

test('a request that changes nothing adds no entry', async () => {
  const { change, changeAll, linesOf, as, of } = await createCentreToChange()
  const before = await linesOf()
  await change({ name: 'One', listed: true })
  await changeAll({ rules: '' })
  await as()(updateCancellationPolicy, { ...of, body: { terms: null } })
  await as()(updateParts, { ...of, body: { parts: [] } })
  expect(await linesOf()).toEqual(before)
})

test('a name hidden by i-one staff does not appear', async () => {
  const admin = await createPerson(app, { isAdmin: true })
  const { two, linesOf, as } = await createCentreToChange()
  await as(admin)(hideName, { body: { kind: 'pitch', about: two, why: 'It is rude' } })
  expect((await linesOf())[0]).toMatchObject({
    by: { name: 'i-one staff' },
    act: 'changed',
    changes: [{ what: 'name', from: '', to: 'Pitch' }],
  })
})
