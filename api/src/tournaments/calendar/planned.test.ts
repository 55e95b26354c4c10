import {
  getPlan,
  listRuleRelaxations,
  listPlanOpenings,
  movePlannedMatch,
} from '@i-one/contract/tournaments/calendar'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  type ScheduleRequest,
  afternoon,
  toInstant,
  createSchedulableTournament,
  saturday,
} from '../../../test/make-layable.ts'
import { createTestHold } from '../../../test/make-open-session.ts'
import { createPerson, createTestPitch } from '../../../test/make.ts'
import { waitUntilBlocked } from '../../../test/meeting.ts'
import { apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })

const sunday = '2025-11-30'

const createPlan = async (asked: ScheduleRequest = {}) => {
  const made = await createSchedulableTournament(app)
  const { call, params, lay, pitch } = made
  const laid = await lay(asked)
  const planned = (match: string) => ({ params: { ...params, plan: laid.plan._id, match } })
  const times = (match: string) => call(listPlanOpenings, planned(match))
  const openings = async (match: string) => (await times(match)).fits
  const move = (match: string, start: string) =>
    call(movePlannedMatch, { ...planned(match), body: { pitch, start } })
  const read = (plan = laid.plan._id) => call(getPlan, { params: { ...params, plan } })
  const help = (wishes: ScheduleRequest, others: string[] = [], plan = laid.plan._id) => {
    const body = { pitches: [pitch], from: saturday, to: saturday, hours: afternoon, ...wishes }
    return call(listRuleRelaxations, { params, body: { plan, wishes: body, others } })
  }
  return { ...made, ...laid, times, openings, move, read, help }
}

test('[TOUR-1] a match is moved within a plan to where it fits, and the plan is booked as it is then', async () => {
  const { plan, openings, move, book, bookings, show } = await createPlan()
  const [first] = plan.lines.toSorted((a, b) => (a.start < b.start ? -1 : 1))
  const found = await openings(first!.match)
  expect(found.length).toBeGreaterThan(0)
  const taken = plan.lines.map(({ start }) => start)
  expect(found.filter(({ start }) => taken.includes(start))).toEqual([])
  const last = found.at(-1)!
  const moved = await move(first!.match, last.start)
  expect(moved.plan._id).toBe(plan._id)
  expect(moved.missing).toEqual([])
  expect(moved.plan.lines.find(({ match }) => match === first!.match)).toEqual(last)
  const others = ({ match }: { match: string }) => match !== first!.match
  expect(moved.plan.lines.filter(others)).toEqual(plan.lines.filter(others))
  expect(await bookings()).toEqual([])
  const { stages } = await book(plan._id)
  expect(stages[0]!.ties.find(({ _id }) => _id === first!.match)?.start).toBe(last.start)
  expect((await show()).stages[0]!.ties.every(({ start }) => start)).toBe(true)
})

test('[TOUR-1] nothing is moved to where it does not fit, nor in a plan that is gone', async () => {
  const { plan, openings, move, pitch, lay, book } = await createPlan()
  const [one, other] = plan.lines
  await expect(move(one!.match, other!.start)).rejects.toMatchObject(apiError('slot-taken'))
  await expect(move(one!.match, toInstant('10:00'))).rejects.toMatchObject(apiError('slot-taken'))
  const [free] = (await openings(one!.match)).filter(
    ({ slot }) => !plan.lines.some((line) => line.slot.start === slot.start),
  )
  if (free) {
    await createTestHold(app, { pitch, booker: await createPerson(app), start: new Date(free.slot.start) })
    await expect(move(one!.match, free.start)).rejects.toMatchObject(apiError('slot-taken'))
  }
  const again = await lay()
  await expect(move(one!.match, one!.start)).rejects.toMatchObject(apiError('plan-outdated'))
  await book(again.plan._id)
  await expect(openings(one!.match)).rejects.toMatchObject(apiError('plan-outdated'))
})

test('[TOUR-1] a plan is read again as it is now, until it is booked or another is made', async () => {
  const { plan, missing, openings, move, read, lay, book } = await createPlan()
  expect(await read()).toEqual({ plan, missing })
  const [one] = plan.lines
  const [to] = await openings(one!.match)
  const moved = await move(one!.match, to!.start)
  expect(await read()).toEqual(moved)
  const again = await lay()
  await expect(read()).rejects.toMatchObject(apiError('plan-outdated'))
  expect(await read(again.plan._id)).toEqual(again)
  await book(again.plan._id)
  await expect(read(again.plan._id)).rejects.toMatchObject(apiError('plan-outdated'))
})

test('[TOUR-1] the second of two concurrent moves in one plan is rejected', async () => {
  const { plan, openings, move } = await createPlan()
  const [one, other] = plan.lines
  const [to] = await openings(one!.match)
  const next = (await openings(other!.match)).find(({ start }) => start !== to!.start)
  const answers = await Promise.allSettled([move(one!.match, to!.start), move(other!.match, next!.start)])
  const done = answers.filter(({ status }) => status === 'fulfilled').length
  expect(done).toBeGreaterThan(0)
  for (const answer of answers)
    if (answer.status === 'rejected')
      expect(['plan-outdated', 'slot-taken']).toContain((answer.reason as { code: string }).code)
})

test('[TOUR-1] nothing is moved by an organizer who handed the tournament over while it was computed', async () => {
  const { params, plan, openings, move } = await createPlan()
  const [one] = plan.lines
  const [to] = await openings(one!.match)
  const { id } = await createPerson(app, { isOwner: true })
  const { moved } = await app.db.transaction().execute(async (db) => {
    await sql`select from tournaments join tournament_plans on tournament_id = tournaments.id for update`.execute(
      db,
    )
    const moved = Promise.allSettled([move(one!.match, to!.start)])
    await waitUntilBlocked(app, 1)
    await db.updateTable('tournaments').set({ organizer_id: id }).where('id', '=', params.id).execute()
    return { moved }
  })
  expect(await moved).toMatchObject([{ reason: { code: 'not-yours' } }])
})

test('[TOUR-1] relaxed rules are planned, not guessed, and the most helpful comes first', async () => {
  const { help, lay, pitch, bookings, plan, missing } = await createPlan({
    hours: [{ day: 6, open: '15:00', close: '16:00' }],
  })
  expect(missing).toHaveLength(2)
  const hours = [{ day: 6, open: '15:00', close: '16:00' }]
  const other = await createTestPitch(app)
  const found = await help({ hours, to: sunday }, [other])
  expect(found.map(({ finds }) => finds)).toEqual(found.map(({ finds }) => finds).toSorted((a, b) => b - a))
  expect(found.length).toBeGreaterThan(0)
  let latest: Awaited<ReturnType<typeof lay>>
  for (const { by, finds, moves } of found) {
    if ('minutes' in by) continue
    const asked: ScheduleRequest = { hours, to: sunday }
    if ('weekday' in by) asked.hours = [...hours, { ...hours[0]!, day: by.weekday }]
    if ('close' in by) asked.hours = [{ ...hours[0]!, close: by.close }]
    if ('to' in by) asked.to = by.to
    if ('pitch' in by) asked.pitches = [pitch, by.pitch]
    latest = await lay(asked)
    expect(latest.missing, JSON.stringify(by)).toHaveLength(2 - finds)
    const stands = ({ match, start }: { match: string; start: string }) =>
      latest.plan.lines.some((line) => line.match === match && line.start === start)
    expect(
      plan.lines.filter((line) => !stands(line)),
      JSON.stringify(by),
    ).toHaveLength(moves)
  }
  expect(found).toContainEqual({ by: { weekday: 7 }, finds: 2, moves: expect.any(Number) })
  expect(found).toContainEqual({ by: { close: '17:00' }, finds: 2, moves: expect.any(Number) })
  expect(await bookings()).toEqual([])
  await expect(help({})).rejects.toMatchObject(apiError('plan-outdated'))
  expect(await help({}, [], (await lay()).plan._id)).toEqual([])
})

test('[TOUR-1] less rest is tried too', async () => {
  const { help } = await createPlan()
  const hours = [{ day: 6, open: '15:00', close: '17:00' }]
  const found = await help({ hours, rest: 30 })
  expect(found.some(({ by }) => 'rest' in by && by.rest === 15)).toBe(true)
})

test('[TOUR-1] each unsuitable time has a reason', async () => {
  const { plan, times, pitch } = await createPlan({ rest: 20 })
  const [one] = plan.lines.toSorted((a, b) => (a.start < b.start ? -1 : 1))
  await createTestHold(app, { pitch, booker: await createPerson(app), start: new Date(toInstant('16:00')) })
  const { fits, others } = await times(one!.match)
  const hour = others.filter(({ why }) => why === 'booked')
  expect(hour).toEqual([{ pitch, start: toInstant('16:00'), why: 'booked' }])
  const taken = plan.lines.filter(({ match, start }) => match !== one!.match && start < toInstant('16:00'))
  for (const { match, start } of taken) expect(others).toContainEqual({ pitch, start, why: 'match', match })
  const near = others.filter(({ why }) => why === 'near')
  expect(near.length).toBeGreaterThan(0)
  expect(1 + fits.length + taken.length + near.length).toBe(8)
})

test('[TOUR-1] a slot booked by the tournament counts as its own', async () => {
  const { plan, book, lay, call, params, pitch } = await createPlan({
    hours: [{ day: 6, open: '15:00', close: '16:00' }],
  })
  await book(plan._id)
  const next = await lay()
  const [line] = next.plan.lines
  const asked = { params: { ...params, plan: next.plan._id, match: line!.match } }
  const { others } = await call(listPlanOpenings, asked)
  expect(others.filter(({ start }) => start === toInstant('14:00'))).toEqual([
    { pitch, start: toInstant('14:00'), why: 'match', match: expect.any(String) },
  ])
  expect(others.filter(({ why }) => why === 'booked')).toEqual([])
})
