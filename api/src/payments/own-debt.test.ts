import { listNotifications } from '@i-one/contract/notifications'
import { type PaymentAction, getPayments, recordPlacePayment } from '@i-one/contract/payments'
import { addGuests } from '@i-one/contract/sessions/places'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createOpenSession } from '../../test/make-open-session.ts'
import { type Person, createPerson, createTestPitch } from '../../test/make.ts'
import { byId, apiError, startTestApp } from '../../test/suite.ts'

const app = await startTestApp()

const bookedFrom = async (owner?: Person) => {
  const made = await createOpenSession(app, {
    pitch: await createTestPitch(app, owner && { owner, autoAuthorize: true }),
  })
  const { captain, session } = made
  const body = { guests: [{ name: 'Emeka' }] }
  const { places } = await app.as(captain.token)(addGuests, { ...byId(session), body })
  const placeOf = (guest: boolean) => places.find(({ addedBy }) => (addedBy !== undefined) === guest)!._id
  const move = (person: Person, act: PaymentAction, guest = false) =>
    app.as(person.token)(recordPlacePayment, {
      params: { id: session._id, place: placeOf(guest) },
      body: { act },
    })
  return { ...made, move, look: (person: Person) => app.as(person.token)(getPayments, byId(session)) }
}

test('what a captain owes the pitch, for a guest too, the pitch confirms: it is told when the captain has paid', async () => {
  const owner = await createPerson(app, { isOwner: true })
  const { captain, move, look } = await bookedFrom(owner)
  expect(await look(captain)).toMatchObject({ collects: true, confirmsOwn: false })
  for (const act of ['confirm', 'waive'] as const)
    for (const guest of [false, true])
      await expect(move(captain, act, guest)).rejects.toMatchObject(apiError('not-yours'))
  await move(captain, 'say')
  const { notifications } = await app.as(owner.token)(listNotifications)
  expect(notifications.map(({ kind }) => kind)).toContain('payment-said')
  const { totals } = await move(owner, 'confirm')
  expect(totals).toMatchObject({ received: 250_000 })
  await expect(move(captain, 'refund')).rejects.toMatchObject(apiError('not-yours'))
})

test('on a pitch that nobody collects for, the captain confirms their own', async () => {
  const { captain, move, look } = await bookedFrom()
  expect(await look(captain)).toMatchObject({ collects: true, confirmsOwn: true })
  expect((await move(captain, 'confirm')).totals).toMatchObject({ paid: 250_000 })
})

test('who works at the pitch neither confirms nor waives what they owe it, and is told of by what they say', async () => {
  const [owner, colleague] = [await createPerson(app, { isOwner: true }), await createPerson(app)]
  const { captain, move, look } = await bookedFrom(owner)
  await sql`
    insert into centre_staff (centre_id, user_id, role, since)
    select id, who, 'desk', ${app.clock.now()} from centres cross join unnest(${[captain.id, colleague.id]}::uuid[]) as who
    where owner_id = ${owner.id}`.execute(app.db)
  expect(await look(captain)).toMatchObject({ collects: true, receives: true, confirmsOwn: false })
  for (const act of ['confirm', 'waive'] as const)
    for (const guest of [false, true])
      await expect(move(captain, act, guest)).rejects.toMatchObject(apiError('not-yours'))
  await move(captain, 'say')
  const { notifications } = await app.as(owner.token)(listNotifications)
  expect(notifications.map(({ kind }) => kind)).toContain('payment-said')
  expect((await move(colleague, 'confirm')).totals).toMatchObject({ received: 250_000 })
})
