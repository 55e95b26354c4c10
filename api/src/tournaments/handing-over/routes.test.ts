import { deleteUser } from '@i-one/contract/leaving'
import { suspend } from '@i-one/contract/moderation/staff/suspension'
import { listNotifications } from '@i-one/contract/notifications'
import { createTournament, getTournament } from '@i-one/contract/tournaments'
import { transferTournament, listSuccessors } from '@i-one/contract/tournaments/handing-over'
import { enterResult } from '@i-one/contract/tournaments/results'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createSchedulableTournament } from '../../../test/make-layable.ts'
import { createDrawnTournament, newTournament } from '../../../test/make-tournament.ts'
import { createPerson } from '../../../test/make.ts'
import { apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()
const password = 'kickoff-at-seven'

const createOwner = async (id: string) =>
  app.db.updateTable('users').set({ is_owner: true }).where('id', '=', id).execute()

test('is offered to organizers who act for a team of it or own a pitch of it', async () => {
  const owner = await createPerson(app, { isOwner: true })
  const { call, params, teams, lay, book } = await createSchedulableTournament(
    app,
    {},
    { owner, autoAuthorize: true },
  )
  const ids = async () => (await call(listSuccessors, { params })).map(({ _id }) => _id)
  expect(await ids()).toEqual([])
  await book((await lay()).plan._id)
  expect(await ids()).toEqual([owner.id])
  const { captain } = teams[0]!
  await createOwner(captain.id)
  expect((await ids()).toSorted()).toEqual([owner.id, captain.id].toSorted())
  await expect(app.as(captain.token)(listSuccessors, { params })).rejects.toMatchObject(apiError('not-yours'))
})

test('transfers the tournament with its slots, and the previous organizer can delete their account', async () => {
  const organizer = await createPerson(app, { isOwner: true, password })
  const made = await createSchedulableTournament(app, { organizer })
  const { params, teams, lay, book, show, pitch, tie, id } = made
  await book((await lay()).plan._id)
  const leave = () => app.as(organizer.token)(deleteUser, { body: { password } })
  await expect(leave()).rejects.toMatchObject({
    code: 'hand-over-first',
    body: { tournaments: [{ _id: id, name: 'Mainland Cup' }] },
  })
  const next = teams[0]!.captain
  const transferCaptaincy = (token: string, to: string) =>
    app.as(token)(transferTournament, { params, body: { organizer: to } })
  await expect(transferCaptaincy(organizer.token, next.id)).rejects.toMatchObject(
    apiError('not-an-organizer'),
  )
  await createOwner(next.id)
  await expect(transferCaptaincy(next.token, next.id)).rejects.toMatchObject(apiError('not-yours'))
  const after = await transferCaptaincy(organizer.token, next.id)
  expect([after.organizer._id, after.mine?.organizer]).toEqual([next.id, false])
  const { notifications } = await app.as(next.token)(listNotifications, { query: {} })
  expect(notifications.find(({ kind }) => kind === 'tournament-yours')).toMatchObject({
    title: 'Mainland Cup is yours',
    link: `/t/${after.code}`,
  })
  const bookers = await app.db
    .selectFrom('bookings')
    .select('booker_id')
    .where('pitch_id', '=', pitch)
    .execute()
  expect(new Set(bookers.map(({ booker_id }) => booker_id))).toEqual(new Set([next.id]))

  const result = { params: { ...params, match: (await tie(1))._id }, body: { T1: 1 } }
  await expect(app.as(organizer.token)(enterResult, result)).rejects.toMatchObject(apiError('not-yours'))
  await app.as(next.token)(enterResult, result)
  await leave()
  expect((await show()).state).toBe('running')
})

test('leaves a slot that has begun with the organizer who booked it', async () => {
  const organizer = await createPerson(app, { isOwner: true })
  const next = await createPerson(app, { isOwner: true })
  const { params, lay, book, pitch } = await createSchedulableTournament(app, { organizer })
  await book((await lay()).plan._id)
  const booked = () =>
    app.db
      .selectFrom('bookings')
      .select(['booker_id as booker', sql<Date>`lower(during)`.as('start')])
      .where('pitch_id', '=', pitch)
      .orderBy('start')
      .execute()
  const [first, ...others] = await booked()
  expect(others.length).toBeGreaterThan(0)
  app.clock.set(first!.start)
  await app.as(organizer.token)(transferTournament, { params, body: { organizer: next.id } })
  expect((await booked()).map(({ booker }) => booker)).toEqual([organizer.id, ...others.map(() => next.id)])
})

test('a concurrent transfer and account deletion of the new organizer cannot both succeed', async () => {
  const { params, call, teams } = await createDrawnTournament(app)
  const next = await createPerson(app, { isOwner: true, password })
  const answers = await Promise.allSettled([
    call(transferTournament, { params, body: { organizer: next.id } }),
    app.as(next.token)(deleteUser, { body: { password } }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { organizer } = await app.as(teams[0]!.captain.token)(getTournament, { params })
  expect(organizer._id === next.id).toBe(answers[0]?.status === 'fulfilled')
})

test('is not offered or transferred to suspended users', async () => {
  const owner = await createPerson(app, { isOwner: true })
  const { call, params, lay, book } = await createSchedulableTournament(
    app,
    {},
    { owner, autoAuthorize: true },
  )
  await book((await lay()).plan._id)
  const admin = await createPerson(app, { isAdmin: true })
  await app.as(admin.token)(suspend, {
    params: { id: owner.id },
    body: { reason: 'takes-money', days: 7, words: 'Asked for money.' },
  })
  expect(await call(listSuccessors, { params })).toEqual([])
  const transferCaptaincy = call(transferTournament, { params, body: { organizer: owner.id } })
  await expect(transferCaptaincy).rejects.toMatchObject(apiError('not-an-organizer'))
})

test('is not possible once it is over', async () => {
  const organizer = await createPerson(app, { isOwner: true })
  const other = await createPerson(app, { isOwner: true })
  const { _id } = await app.as(organizer.token)(createTournament, { body: newTournament })
  await app.db.updateTable('tournaments').set({ state: 'finished' }).where('id', '=', _id).execute()
  const asked = { params: { id: _id }, body: { organizer: other.id } }
  await expect(app.as(organizer.token)(transferTournament, asked)).rejects.toMatchObject(
    apiError('tournament-over'),
  )
})
