import { randomUUID } from 'node:crypto'
import { getHostCalendar, moveBooking, previewMove } from '@i-one/contract/centres/bookings'
import {
  acceptInvitation,
  changeCentreRole,
  getInvitation,
  inviteStaff,
  leaveCentre,
  listCentreStaff,
  listWorkplaces,
  removeCentreStaff,
  withdrawInvitation,
} from '@i-one/contract/centres/staff'
import { listNotifications } from '@i-one/contract/notifications'
import { cancelSession } from '@i-one/contract/sessions'
import { authorizeSession, listSessionsToAuthorize } from '@i-one/contract/sessions/authorization'
import { beforeEach, describe, expect, test } from 'vitest'
import { createOpenSession } from '../../../test/make-open-session.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { day, apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })
let owner: Person
let pitch: string
let centre: string
beforeEach(async () => {
  owner = await createPerson(app, { isOwner: true })
  pitch = await createTestPitch(app, { owner, name: 'Adélékè' })
  const [own] = await app.as(owner.token)(listWorkplaces)
  centre = own!._id
})

const invite = (role: 'manager' | 'desk' | 'viewer') =>
  app.as(owner.token)(inviteStaff, { params: { id: centre }, body: { role } })
const accept = (person: Person, code: string) => app.as(person.token)(acceptInvitation, { body: { code } })
const comeToWork = async (role: 'manager' | 'desk' | 'viewer') => {
  const person = await createPerson(app)
  await accept(person, (await invite(role)).code)
  return person
}
const bookingOf = async ({ _id }: { _id: string }) => {
  const { booking_id } = await app.db
    .selectFrom('sessions')
    .select('booking_id')
    .where('id', '=', _id)
    .executeTakeFirstOrThrow()
  return booking_id
}
const pitchesOf = async (person: Person) =>
  (await app.as(person.token)(getHostCalendar, { query: { from: '2025-11-17' } })).pitches.map(
    ({ _id }) => _id,
  )

describe('an invitation', () => {
  test('shows its centre and role, and can be accepted once', async () => {
    const { code } = await invite('desk')
    const [ada, obi] = [await createPerson(app), await createPerson(app)]
    const read = await app.as(ada.token)(getInvitation, { body: { code } })
    expect(read).toMatchObject({ centre: 'Adélékè', role: 'desk' })
    const answers = await Promise.allSettled([accept(ada, code), accept(obi, code)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { staff, invitations } = await app.as(owner.token)(listCentreStaff, { params: { id: centre } })
    expect(staff.map(({ role }) => role)).toEqual(['organizer', 'desk'])
    expect(invitations).toEqual([])
  })

  test('requested again with the same key has the same code, which is not stored in plain text', async () => {
    const key = randomUUID()
    const ask = () =>
      app.as(owner.token)(inviteStaff, { params: { id: centre }, body: { role: 'viewer' }, key })
    const first = await ask()
    expect(await ask()).toEqual(first)
    const saved = await app.db.selectFrom('first_answers').selectAll().execute()
    expect(saved).not.toEqual([])
    expect(JSON.stringify(saved)).not.toContain(first.code)
    expect(JSON.stringify(saved)).not.toContain(key)
  })

  test('is valid for seven days or until withdrawn', async () => {
    const late = await invite('viewer')
    const taken = await invite('viewer')
    const params = { id: centre, invitation: taken._id }
    await app.as(owner.token)(withdrawInvitation, { params })
    const ada = await createPerson(app)
    await expect(accept(ada, taken.code)).rejects.toMatchObject(apiError('wrong-link', 400))
    app.clock.advance(7 * day)
    await expect(accept(ada, late.code)).rejects.toMatchObject(apiError('wrong-link', 400))
    expect(await app.as(ada.token)(listWorkplaces)).toEqual([])
  })
})

describe('a staff member of a centre', () => {
  test('sees its calendar, answers its requests and hears of them; a viewer only looks', async () => {
    const [desk, viewer] = [await comeToWork('desk'), await comeToWork('viewer')]
    const { session } = await createOpenSession(app, { pitch })
    for (const person of [owner, desk, viewer]) expect(await pitchesOf(person)).toEqual([pitch])
    const waiting = async (person: Person) =>
      (await app.as(person.token)(listSessionsToAuthorize)).map(({ _id }) => _id)
    expect(await waiting(desk)).toEqual([session._id])
    expect(await waiting(viewer)).toEqual([])
    const heard = async ({ token }: Person) =>
      (await app.as(token)(listNotifications)).notifications.map(({ kind }) => kind)
    expect(await heard(desk)).toEqual(['to-authorize'])
    expect(await heard(viewer)).toEqual([])
    const params = { id: session._id }
    await expect(app.as(viewer.token)(authorizeSession, { params })).rejects.toMatchObject(
      apiError('not-yours'),
    )
    expect(await app.as(desk.token)(authorizeSession, { params })).toMatchObject({
      booking: { state: 'confirmed' },
    })
  })

  test('has the rights of a new role from the next request, and none after removal', async () => {
    const ada = await comeToWork('viewer')
    const { session } = await createOpenSession(app, { pitch, visibility: 'link' })
    const params = { id: centre, user: ada.id }
    await app.as(owner.token)(changeCentreRole, { params, body: { role: 'manager' } })
    expect(await app.as(ada.token)(listWorkplaces)).toEqual([
      { _id: centre, name: 'Adélékè', role: 'manager' },
    ])
    await app.as(owner.token)(removeCentreStaff, { params })
    expect(await pitchesOf(ada)).toEqual([])
    const answer = app.as(ada.token)(authorizeSession, { params: { id: session._id } })
    await expect(answer).rejects.toMatchObject(apiError('not-found', 404))
  })

  test('can leave, but the owner cannot', async () => {
    const ada = await comeToWork('manager')
    for (const { token } of [ada, owner]) await app.as(token)(leaveCentre, { params: { id: centre } })
    expect(await pitchesOf(ada)).toEqual([])
    expect(await pitchesOf(owner)).toEqual([pitch])
  })

  test('is notified of a changed role, also by e-mail, but not if the role stays the same', async () => {
    const ada = await comeToWork('viewer')
    const params = { id: centre, user: ada.id }
    for (const role of ['manager', 'manager'] as const)
      await app.as(owner.token)(changeCentreRole, { params, body: { role } })
    // advances the clock, because rows with equal timestamps have no defined order
    app.clock.advance(1000)
    for (const again of [1, 2]) {
      await app.as(owner.token)(removeCentreStaff, { params })
      const { notifications } = await app.as(ada.token)(listNotifications)
      expect(notifications.length, `removed ${again} times`).toBe(2)
      expect(notifications.map(({ title, link }) => [title, link])).toEqual([
        ['You no longer work at Adélékè', '/notifications'],
        ['You are now a manager at Adélékè', '/host?tab=calendar'],
      ])
      expect(notifications[1]?.text).toContain('prices and hours')
    }
  })

  test('hears of a session that is moved or called off, like the owner; a viewer does not', async () => {
    const [desk, viewer] = [await comeToWork('desk'), await comeToWork('viewer')]
    const { session, captain } = await createOpenSession(app, { pitch })
    const params = { id: session._id }
    await app.as(owner.token)(authorizeSession, { params })
    const start = new Date(Date.parse(session.start) + day).toISOString()
    const booking = await bookingOf(session)
    await app.as(owner.token)(moveBooking, { params: { id: booking }, body: { pitch, start } })
    await app.as(captain.token)(cancelSession, { params, body: {} })
    const heard = async ({ token }: Person) =>
      (await app.as(token)(listNotifications)).notifications.map(({ kind }) => kind)
    expect((await heard(desk)).toSorted()).toEqual(['cancelled', 'moved', 'to-authorize'])
    expect(await heard(viewer)).toEqual([])
  })

  test('cannot move a booking to another centre of the owner without a role there', async () => {
    const desk = await comeToWork('desk')
    const [beside, elsewhere] = [
      await createTestPitch(app, { owner, name: 'Ikate' }),
      await createTestPitch(app, { owner, name: 'Lekki' }),
    ]
    const { session } = await createOpenSession(app, { pitch })
    const params = { id: await bookingOf(session) }
    const start = new Date(Date.parse(session.start) + day).toISOString()
    const move = { pitch: elsewhere, start }
    const moved = app.as(desk.token)(moveBooking, { params, body: move })
    await expect(moved).rejects.toMatchObject(apiError('not-yours'))
    const previewed = app.as(desk.token)(previewMove, { params, query: move })
    await expect(previewed).rejects.toMatchObject(apiError('not-yours'))
    expect(await app.as(owner.token)(moveBooking, { params, body: { pitch: beside, start } })).toMatchObject({
      pitch: { _id: beside },
    })
  })
})
