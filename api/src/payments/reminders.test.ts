import { listNotifications } from '@i-one/contract/notifications'
import { getPayments, recordPlacePayment, remindPayers } from '@i-one/contract/payments'
import { startSession } from '@i-one/contract/sessions'
import { addGuests } from '@i-one/contract/sessions/places'
import { expect, test } from 'vitest'
import { type OpenSession, createOpenSession, sessionStart } from '../../test/make-open-session.ts'
import { type Person, createPerson, createTestPitch } from '../../test/make.ts'
import { byId, day, hour, startTestApp } from '../../test/suite.ts'

const app = await startTestApp()

const remind = ({ session }: OpenSession, { token }: Person) => app.as(token)(remindPayers, byId(session))
const move = async ({ session }: OpenSession, { id, token }: Person, act: 'say' | 'confirm', by = token) => {
  const { places } = await app.as(token)(getPayments, byId(session))
  const { place } = places.find(({ player }) => player._id === id)!
  await app.as(by)(recordPlacePayment, { params: { id: session._id, place }, body: { act } })
}
const reminders = async ({ token }: Person) =>
  (await app.as(token)(listNotifications)).notifications.filter(({ kind }) => kind === 'payment-due').length

test('a captain reminds whoever has not paid nor said so, once each, and nobody else', async () => {
  const owner = await createPerson(app, { isOwner: true })
  const pitch = await createTestPitch(app, { owner, autoAuthorize: true })
  const made = await createOpenSession(app, { others: 4, pitch })
  const [unpaid, host, said, paid] = made.others as [Person, Person, Person, Person]
  const guests = [{ name: 'Emeka' }, { name: 'Sadiq' }]
  await app.as(host.token)(addGuests, { ...byId(made.session), body: { guests } })
  await move(made, said, 'say')
  await move(made, paid, 'confirm', made.captain.token)
  const answer = await remind(made, made.captain)
  expect(answer.remindedAt).toBe(app.clock.now().toISOString())
  const all = [unpaid, host, said, paid, made.captain, owner]
  expect(await Promise.all(all.map(reminders))).toEqual([1, 1, 0, 0, 0, 0])
  expect((await app.as(unpaid.token)(getPayments, byId(made.session))).remindedAt).toBeUndefined()
})

test('not again within 12 hours, also not when asked twice at once', async () => {
  const made = await createOpenSession(app, { others: 1 })
  const [player] = made.others as [Person]
  const answers = await Promise.allSettled([remind(made, made.captain), remind(made, made.captain)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  app.clock.advance(12 * hour - 1)
  await expect(remind(made, made.captain)).rejects.toMatchObject({
    code: 'reminded-lately',
    status: 409,
    message: 'These players were reminded in the last 12 hours. Try again later.',
  })
  expect(await reminders(player)).toBe(1)
  app.clock.advance(1)
  await remind(made, made.captain)
  expect(await reminders(player)).toBe(2)
})

test('is refused where nobody else owes, and to who is not the captain', async () => {
  const alone = await createOpenSession(app)
  await expect(remind(alone, alone.captain)).rejects.toMatchObject({ code: 'nobody-owes', status: 409 })
  const made = await createOpenSession(app, { others: 1 })
  const [player] = made.others as [Person]
  await expect(remind(made, player)).rejects.toMatchObject({ code: 'not-yours' })
  await move(made, player, 'say')
  await expect(remind(made, made.captain)).rejects.toMatchObject({ code: 'nobody-owes' })
  expect(await reminders(player)).toBe(0)
})

test('who owes is reminded after the session too', async () => {
  const made = await createOpenSession(app, { others: 3 })
  app.clock.set(sessionStart)
  await app.as(made.captain.token)(startSession, byId(made.session))
  app.clock.advance(day)
  await app.sweep()
  expect((await remind(made, made.captain)).forecast).toBe(false)
  expect(await Promise.all(made.others.map(reminders))).toEqual([1, 1, 1])
})
