import { deleteUser } from '@i-one/contract/leaving'
import { listNotifications } from '@i-one/contract/notifications'
import { getPayments, recordPlacePayment } from '@i-one/contract/payments'
import { startSession } from '@i-one/contract/sessions'
import {
  addGuests,
  claimGuest,
  joinSession,
  leaveSession,
  createGuestLink,
} from '@i-one/contract/sessions/places'
import { describe, expect, test } from 'vitest'
import { createOpenSession, sessionStart } from '../../test/make-open-session.ts'
import { type Person, createPerson } from '../../test/make.ts'
import { byId, day, apiError, startTestApp } from '../../test/suite.ts'

const app = await startTestApp()

const bringGuest = async (start = sessionStart) => {
  const { session, captain, others } = await createOpenSession(app, { others: 1, start })
  const [host] = others as [Person]
  const body = { guests: [{ name: 'Emeka' }] }
  const { places } = await app.as(host.token)(addGuests, { ...byId(session), body })
  const place = places.find(({ addedBy }) => addedBy === host.id)?._id ?? ''
  const params = { id: session._id, place }
  const claim = async (person: Person) => {
    const { code } = await app.as(host.token)(createGuestLink, { params })
    return app.as(person.token)(claimGuest, { body: { code } })
  }
  const say = (person: Person) => app.as(person.token)(recordPlacePayment, { params, body: { act: 'say' } })
  const confirm = () => app.as(captain.token)(recordPlacePayment, { params, body: { act: 'confirm' } })
  const owed = async (person: Person) =>
    (await app.as(person.token)(getPayments, byId(session))).places.filter(({ mine }) => mine)
  return { session, captain, host, place, claim, say, confirm, owed }
}

describe('what is owed for a guest', () => {
  test('stays with who added them when a second account claims the place and goes', async () => {
    const { session, captain, host, place, claim, say, confirm, owed } = await bringGuest()
    app.clock.set(sessionStart)
    await app.as(captain.token)(startSession, byId(session))
    const before = (await owed(host)).find((one) => one.place === place)
    expect(before?.open).toBeGreaterThan(0)

    const second = await createPerson(app, { password: 'kickoff-at-seven' })
    await claim(second)
    expect((await owed(host)).find((one) => one.place === place)).toEqual({
      ...before,
      player: { _id: second.id, name: second.nickname },
    })
    expect(await owed(second)).toEqual([])
    await expect(say(second)).rejects.toMatchObject(apiError('not-yours'))
    await app.as(second.token)(deleteUser, { body: { password: 'kickoff-at-seven' } })
    await say(host)
    await confirm()
    const { notifications } = await app.as(host.token)(listNotifications)
    expect(notifications.map(({ kind }) => kind)).toContain('payment-confirmed')
  })

  test('is asked of the claimer once they left and joined on their own', async () => {
    const { session, host, place, claim, owed } = await bringGuest()
    const emeka = await createPerson(app)
    await claim(emeka)
    await app.as(emeka.token)(leaveSession, byId(session))
    await app.as(emeka.token)(joinSession, byId(session))
    expect(await owed(emeka)).toMatchObject([{ place, state: 'unpaid' }])
    expect((await owed(host)).map((one) => one.place)).not.toContain(place)
  })
})

test('one account claims ten guests at once, then one in nine days', async () => {
  const second = await createPerson(app)
  const claimAnother = async () => (await bringGuest()).claim(second)
  for (let n = 0; n < 10; n++) await claimAnother()
  await expect(claimAnother()).rejects.toMatchObject(apiError('too-many', 429))
  app.clock.advance(9 * day)
  const { claim } = await bringGuest(new Date(sessionStart.getTime() + 9 * day))
  await claim(second)
})
