import { getHostCalendar } from '@i-one/contract/centres/bookings'
import { listNotifications } from '@i-one/contract/notifications'
import { answerTournament, listTournamentsToAuthorize } from '@i-one/contract/tournaments/authorization'
import { bookTournamentPlan, scheduleTournament } from '@i-one/contract/tournaments/calendar'
import { expect, test } from 'vitest'
import { createDrawnTournament } from '../../../test/make-tournament.ts'
import { createPerson, createTestPitch } from '../../../test/make.ts'
import { hour, apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()
const saturday = '2025-11-29'

const createBookedLeague = async () => {
  const owner = await createPerson(app, { isOwner: true })
  const pitches = [await createTestPitch(app, { owner }), await createTestPitch(app, { owner })]
  const league = await createDrawnTournament(app, { teams: 4, rules: { minutes: 40 } })
  const { call, params } = league
  const hours = [{ day: 6, open: '15:00', close: '20:00' }]
  const body = { pitches, from: saturday, to: saturday, hours }
  const { plan, missing } = await call(scheduleTournament, { params, body })
  expect(missing).toEqual([])
  await call(bookTournamentPlan, { params, body: { plan: plan._id } })
  const asked = () => app.as(owner.token)(listTournamentsToAuthorize)
  const answer = (pitch: string, authorize: boolean, takeBack?: true) =>
    app.as(owner.token)(answerTournament, { params, body: { pitch, authorize, takeBack } })
  return { ...league, owner, pitches, plan, asked, answer }
}

test('the owner sees one request for each pitch, with its matches, times and bill', async () => {
  const { asked, plan, id, code } = await createBookedLeague()
  const requests = await asked()
  expect(requests).toHaveLength(2)
  for (const request of requests) {
    const bill = plan.bills.find(({ pitch }) => pitch === request.pitch._id)
    expect(request).toMatchObject({
      tournament: { _id: id, code, name: 'Mainland Cup' },
      matches: plan.lines.filter(({ pitch }) => pitch === request.pitch._id).length,
      price: bill?.price,
      authorizeBy: '2025-11-21T03:18:00.000Z',
    })
    expect(request.slots).toHaveLength(bill!.slots)
    expect(request.slots.map(({ start }) => start)).toEqual(
      request.slots.map(({ start }) => start).toSorted((a, b) => (a < b ? -1 : 1)),
    )
  }
})

test('each pitch is answered separately, and declining one does not affect the other', async () => {
  const { asked, answer, pitches, show } = await createBookedLeague()
  const [yes, no] = pitches as [string, string]
  await answer(yes, true)
  expect((await asked()).map(({ pitch }) => pitch._id)).toEqual([no])
  await answer(no, false)
  expect(await asked()).toEqual([])
  const { ties } = (await show()).stages[0]!
  expect(ties.every(({ pitch, booking }) => (pitch === yes ? booking === 'confirmed' : !pitch))).toBe(true)
})

test('declining affects pending slots; taking back also cancels authorized slots', async () => {
  const { call, params, answer, pitches, organizer, show } = await createBookedLeague()
  const [both, other] = pitches as [string, string]
  const times = async (pitch: string) => (await show()).stages[0]!.ties.filter((tie) => tie.pitch === pitch)
  const again = async () => {
    const body = { pitches: [both], from: saturday, to: saturday }
    const { plan } = await call(scheduleTournament, { params, body })
    await call(bookTournamentPlan, { params, body: { plan: plan._id } })
  }
  await answer(both, true)
  const authorized = await times(both)
  await expect(answer(both, false)).rejects.toMatchObject({
    code: 'not-awaiting-authorization',
    message: 'This request no longer needs an answer.',
  })
  await answer(other, false)
  await again()
  expect(await times(both)).toHaveLength(6)
  await answer(both, false)
  expect(await times(both)).toEqual(authorized)
  await again()
  app.clock.advance(hour)
  await answer(both, false, true)
  expect(await times(both)).toEqual([])
  const { notifications } = await app.as(organizer.token)(listNotifications)
  expect(notifications.find(({ kind }) => kind === 'pitch-answered')?.text).toMatch(
    /^Slots lost: 6 matches on Sat 29 Nov\./,
  )
  await expect(answer(both, false, true)).rejects.toMatchObject(apiError('not-awaiting-authorization'))
})

test('an expired request of one pitch leaves another pitch’s pending slots alone', async () => {
  const { call, params, asked, pitches, plan, answer } = await createBookedLeague()
  const [late, later] = pitches as [string, string]
  await answer(later, false)
  app.clock.advance(11 * hour)
  const body = { pitches: [later], from: saturday, to: saturday }
  const { plan: second } = await call(scheduleTournament, { params, body })
  await call(bookTournamentPlan, { params, body: { plan: second._id } })
  app.clock.advance(2 * hour)
  await app.sweep()
  const [left, ...none] = await asked()
  expect(none).toEqual([])
  expect(left).toMatchObject({
    pitch: { _id: later },
    matches: plan.lines.filter(({ pitch }) => pitch === later).length,
  })
  await expect(answer(late, true)).rejects.toMatchObject(apiError('not-awaiting-authorization'))
})

test('the calendar of the pitch says whose the slots are', async () => {
  const { owner, id, code, pitches, plan } = await createBookedLeague()
  const week = await app.as(owner.token)(getHostCalendar, { query: { from: '2025-11-24' } })
  const bookings = week.pitches.find(({ _id }) => _id === pitches[0])!.bookings
  expect(bookings.map(({ tournament }) => tournament)).toEqual(
    plan.lines
      .filter(({ pitch }) => pitch === pitches[0])
      .map(() => ({ _id: id, code, name: 'Mainland Cup', matches: 1 })),
  )
})

test('other owners see no requests', async () => {
  const { organizer } = await createBookedLeague()
  expect(await app.as(organizer.token)(listTournamentsToAuthorize)).toEqual([])
})
