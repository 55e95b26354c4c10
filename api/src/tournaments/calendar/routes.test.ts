import { closePitch } from '@i-one/contract/bookings/closures'
import { listMatches } from '@i-one/contract/matches/schedule'
import { cancelTournament } from '@i-one/contract/tournaments'
import { answerTournament } from '@i-one/contract/tournaments/authorization'
import { bookTournamentPlan, scheduleTournament } from '@i-one/contract/tournaments/calendar'
import { withdrawTeam } from '@i-one/contract/tournaments/entries'
import { describe, expect, test } from 'vitest'
import {
  type ScheduleRequest,
  type SchedulableTraits,
  afternoon,
  toInstant,
  createSchedulableTournament,
  saturday,
} from '../../../test/make-layable.ts'
import { createTestHold } from '../../../test/make-open-session.ts'
import { createDrawnTournament, createTestTournament } from '../../../test/make-tournament.ts'
import { createPerson, createTestPitch } from '../../../test/make.ts'
import { hour, apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()

const createTournamentWithPitch = (...traits: SchedulableTraits) =>
  createSchedulableTournament(app, ...traits)

describe('a calendar', () => {
  test('is laid over free slots, four matches to an hour, and books nothing', async () => {
    const { lay, pitch, show, bookings } = await createTournamentWithPitch()
    const { plan, missing } = await lay()
    expect(missing).toEqual([])
    expect(plan.lines).toHaveLength(6)
    const slots = new Set(plan.lines.map(({ slot }) => slot.start))
    expect(slots.size).toBeLessThanOrEqual(3)
    expect(plan.bills).toEqual([
      {
        pitch,
        name: 'Adélékè Astro',
        slots: slots.size,
        price: { amount: 2_500_000 * slots.size, currency: 'NGN' },
        authorizes: true,
      },
    ])
    const lengths = plan.lines.map(({ start, end }) => Date.parse(end) - Date.parse(start))
    expect(new Set(lengths)).toEqual(new Set([12 * 60_000]))
    expect(await bookings()).toEqual([])
    expect((await show()).stages[0]?.ties.every(({ start }) => start === undefined)).toBe(true)
  })

  test('has nobody play twice at once, and a knock-out after what leads to it', async () => {
    const { lay, show } = await createTournamentWithPitch({ form: 'groups', groups: 2, qualify: 2, teams: 8 })
    const { plan, missing } = await lay({ hours: [{ day: 6, open: '09:00', close: '22:00' }] })
    expect(missing).toEqual([])
    const at = new Map(plan.lines.map((line) => [line.match, line]))
    const { stages } = await show()
    const ties = stages.flatMap((stage) => stage.ties)
    for (const one of ties)
      for (const other of ties) {
        const [first, second] = [at.get(one._id)!, at.get(other._id)!]
        const overlap = first.start < second.end && second.start < first.end
        if (one === other || !overlap) continue
        const teams = [one, other]
          .flatMap(({ teamOne, teamTwo }) => [teamOne.team, teamTwo.team])
          .filter((id) => id)
        expect(new Set(teams).size).toBe(teams.length)
      }
    const ends = stages[0]!.ties.map(({ _id }) => at.get(_id)!.end)
    for (const { _id } of stages[1]!.ties) expect(ends.every((end) => end <= at.get(_id)!.start)).toBe(true)
  })

  test('has no slot for whoever goes on without a match', async () => {
    const rules = { minutes: 8, withdrawal: 'void' } as const
    const made = await createTournamentWithPitch({ form: 'groups', groups: 2, qualify: 2, teams: 6, rules })
    const { lay, show, enter, params, teams } = made
    const [first, second] = (await show()).stages[0]!.tables
    for (const { team } of first!.rows.slice(1)) {
      const { captain } = teams.find(({ id }) => id === team)!
      await app.as(captain.token)(withdrawTeam, { params: { ...params, team } })
    }
    const isOfSecond = (team?: string) => second!.rows.some((row) => row.team === team)
    const open = (await show()).stages[0]!.ties.filter(({ teamOne }) => isOfSecond(teamOne.team))
    for (const [n, { number }] of open.entries()) await enter(number, { T1: 3 - n })
    const [bye, ...others] = (await show()).stages[1]!.ties.toSorted((a) => (a.state === 'walkover' ? -1 : 1))
    expect(bye!.state).toBe('walkover')
    const { plan, missing } = await lay()
    expect(missing).toEqual([])
    expect(plan.lines.map(({ match }) => match).toSorted()).toEqual(others.map(({ _id }) => _id).toSorted())
  })

  test('says which matches found no slot', async () => {
    const { lay } = await createTournamentWithPitch()
    const { plan, missing } = await lay({ hours: [{ day: 6, open: '15:00', close: '16:00' }] })
    expect(plan.lines.length + missing.length).toBe(6)
    expect(missing).toHaveLength(2)
  })

  test('leaves out slots that are taken or closed, and days on which a team does not play', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const { lay, pitch, teams } = await createTournamentWithPitch({}, { owner, autoAuthorize: true })
    await createTestHold(app, { pitch, booker: await createPerson(app), start: new Date(toInstant('14:00')) })
    const closed = { start: toInstant('15:00'), end: toInstant('16:00'), reason: 'Brushing' }
    await app.as(owner.token)(closePitch, { params: { id: pitch }, body: closed })
    const { plan } = await lay()
    expect(new Set(plan.lines.map(({ slot }) => slot.start))).toEqual(new Set([toInstant('16:00')]))
    const off = await lay({ off: [{ team: teams[0]!.id, date: saturday }] })
    expect(off.missing).toHaveLength(3)
  })

  test('is booked in one transaction, and its matches are fixtures', async () => {
    const { lay, book, pitch, show, bookings, organizer } = await createTournamentWithPitch()
    const { plan } = await lay()
    const booked = await book(plan._id)
    const ties = booked.stages[0]!.ties
    expect(ties.every(({ isMatch, booking }) => isMatch && booking === 'confirmed')).toBe(true)
    expect(ties.map(({ _id, start, pitch }) => ({ match: _id, start, pitch })).toSorted(byMatch)).toEqual(
      plan.lines.map(({ match, start, pitch }) => ({ match, start, pitch })).toSorted(byMatch),
    )
    expect((await bookings()).every(({ state }) => state === 'confirmed')).toBe(true)
    expect(booked.pitches).toMatchObject([{ _id: pitch }])
    expect((await show()).location).toBeTruthy()
    const query = { from: toInstant('00:00'), to: toInstant('23:00'), filter: 'tournaments' as const }
    const rows = await app.as(organizer.token)(listMatches, { query })
    const ours = rows.filter(({ tournament }) => tournament === booked._id)
    expect(ours.map(({ matchType }) => matchType)).toEqual(Array.from({ length: 6 }, () => 'League Match'))
    await expect(book(plan._id)).rejects.toMatchObject(apiError('plan-outdated'))
  })

  test('books nothing where a slot was sold in between, and names the lines', async () => {
    const { lay, book, pitch, bookings, show } = await createTournamentWithPitch()
    const { plan } = await lay()
    const last = plan.lines
      .map(({ slot }) => slot.start)
      .toSorted()
      .at(-1)!
    await createTestHold(app, { pitch, booker: await createPerson(app), start: new Date(last) })
    const lost = plan.lines.filter(({ slot }) => slot.start === last)
    await expect(book(plan._id)).rejects.toMatchObject({
      ...apiError('plan-outdated'),
      body: { lines: lost },
    })
    expect((await bookings()).map(({ state }) => state)).toEqual(['held'])
    expect((await show()).stages[0]?.ties.every(({ start }) => start === undefined)).toBe(true)
    const again = await lay()
    expect((await book(again.plan._id)).stages[0]?.ties.filter(({ start }) => start)).toHaveLength(6)
  })

  test('of two tournaments that book the same slots at once one has them all', async () => {
    const first = await createTournamentWithPitch()
    const second = await createDrawnTournament(app, { teams: 4, rules: { minutes: 12 } })
    const body = { pitches: [first.pitch], from: saturday, to: saturday, hours: afternoon }
    const { plan } = await first.lay()
    const other = await second.call(scheduleTournament, { params: second.params, body })
    const answers = await Promise.allSettled([
      first.book(plan._id),
      second.call(bookTournamentPlan, { params: second.params, body: { plan: other.plan._id } }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: apiError('plan-outdated'),
    })
    const held = (await first.bookings()).filter(({ state }) => state === 'held')
    expect(held).toEqual([])
  })

  test('waits for a pitch that answers, which takes or declines it as a whole', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const { lay, book, pitch, params, organizer } = await createTournamentWithPitch({}, { owner })
    const { plan } = await lay()
    expect(plan.bills).toMatchObject([{ authorizes: false }])
    const { stages } = await book(plan._id)
    expect(stages[0]!.ties.every(({ booking }) => booking === 'pending')).toBe(true)
    const answer = (token: string, authorize: boolean) =>
      app.as(token)(answerTournament, { params, body: { pitch, authorize } })
    await expect(answer(organizer.token, true)).rejects.toMatchObject(apiError('not-yours'))
    const after = await answer(owner.token, true)
    expect(after.stages[0]!.ties.every(({ booking }) => booking === 'confirmed')).toBe(true)
    await expect(answer(owner.token, true)).rejects.toMatchObject(apiError('not-awaiting-authorization'))
  })

  test('loses the slots of a pitch that declines, or does not answer in time', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const { lay, book, pitch, params, show, bookings } = await createTournamentWithPitch({}, { owner })
    const open = async () => (await show()).stages[0]!.ties.filter(({ start }) => start === undefined).length
    await book((await lay()).plan._id)
    await app.as(owner.token)(answerTournament, { params, body: { pitch, authorize: false } })
    expect(await open()).toBe(6)
    await book((await lay()).plan._id)
    app.clock.advance(13 * hour)
    await app.sweep()
    expect(await open()).toBe(6)
    expect(new Set((await bookings()).map(({ state }) => state))).toEqual(new Set(['declined', 'expired']))
  })
})

const byMatch = (a: { match: string }, b: { match: string }) => (a.match < b.match ? -1 : 1)

test('cannot be laid before the draw, nor over what is no pitch', async () => {
  const { organizer, params } = await createTestTournament(app, { teams: 3 })
  const call = app.as(organizer.token)
  const body = { pitches: [await createTestPitch(app)], from: saturday, to: saturday }
  await expect(call(scheduleTournament, { params, body })).rejects.toMatchObject(apiError('not-drawn'))
  const drawn = await createDrawnTournament(app)
  const lay = (asked: ScheduleRequest) =>
    drawn.call(scheduleTournament, { params: drawn.params, body: { ...body, ...asked } })
  const fields = (name: string) => ({ code: 'bad-input', fields: { [name]: expect.any(String) } })
  await expect(lay({ pitches: [drawn.id] })).rejects.toMatchObject(fields('pitches.0'))
  await expect(lay({ to: '2025-11-28' })).rejects.toMatchObject(fields('to'))
  await expect(lay({ to: '2026-11-28' })).rejects.toMatchObject(fields('to'))
  await expect(lay({ hours: [{ day: 8, open: '10:00', close: '11:00' }] })).rejects.toMatchObject(
    fields('hours.0.day'),
  )
  const hidden = lay({ pitches: [await createTestPitch(app, { listed: false })] })
  await expect(hidden).rejects.toMatchObject(apiError('pitch-hidden'))
})

test('a tournament that is called off gives its slots back', async () => {
  const { lay, book, call, params, bookings } = await createTournamentWithPitch()
  await book((await lay()).plan._id)
  await call(cancelTournament, { params })
  expect(new Set((await bookings()).map(({ state }) => state))).toEqual(new Set(['cancelled']))
})

test('over the end of summer time every match lies within the hours of its day', async () => {
  app.clock.set('2026-10-20T12:00:00.000Z')
  const made = await createDrawnTournament(app, {
    teams: 6,
    rules: { minutes: 12 },
    entriesUntil: '2026-10-22T12:00:00.000Z',
  })
  const pitch = await createTestPitch(app, { timeZone: 'Europe/London' })
  const hours = [6, 7].map((day) => ({ day, open: '20:00', close: '22:00' }))
  const { plan, missing } = await made.call(scheduleTournament, {
    params: made.params,
    body: { pitches: [pitch], from: '2026-10-24', to: '2026-10-25', hours },
  })
  expect([plan.lines.length, missing.length]).toEqual([15, 0])
  const starts = [...new Set(plan.lines.map(({ slot }) => slot.start))].toSorted()
  expect(starts).toEqual([
    '2026-10-24T19:00:00.000Z',
    '2026-10-24T20:00:00.000Z',
    '2026-10-25T20:00:00.000Z',
    '2026-10-25T21:00:00.000Z',
  ])
})

test('a league of ten is laid over two pitches with rest, evenly, and booked with a bill for each', async () => {
  const { lay, book, pitch } = await createTournamentWithPitch({ teams: 10, most: 10 })
  const pitches = [pitch, await createTestPitch(app)].toSorted()
  const rest = 10 * 60_000
  const { plan, missing } = await lay({
    pitches,
    hours: [{ day: 6, open: '09:00', close: '22:00' }],
    rest: 10,
  })
  expect(missing).toEqual([])
  expect(plan.bills.map((bill) => bill.pitch).toSorted()).toEqual(pitches)
  const { ties } = (await book(plan._id)).stages[0]!
  expect(ties.map(({ _id, start, pitch }) => ({ match: _id, start, pitch })).toSorted(byMatch)).toEqual(
    plan.lines.map(({ match, start, pitch }) => ({ match, start, pitch })).toSorted(byMatch),
  )
  const teams = new Set(ties.map(({ teamOne }) => teamOne.team))
  expect(teams.size).toBe(10)
  for (const team of teams) {
    const own = plan.lines
      .filter(({ match }) =>
        ties.some(({ _id, ...tie }) => _id === match && [tie.teamOne.team, tie.teamTwo.team].includes(team)),
      )
      .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
    expect(own).toHaveLength(9)
    const pauses = own.slice(1).map(({ start }, n) => Date.parse(start) - Date.parse(own[n]!.end))
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(rest)
    const onEach = pitches.map((one) => own.filter((line) => line.pitch === one).length)
    expect(Math.min(...onEach)).toBeGreaterThanOrEqual(3)
  }
})

test('what remains is planned from the days off given before, which its organizer alone is shown', async () => {
  const { lay, book, show, organizer, teams } = await createTournamentWithPitch()
  const usual = { rest: 0, between: 3, off: [] }
  expect((await show(organizer)).mine?.calendarRules).toEqual(usual)
  const rules = { rest: 20, between: 5, off: [{ team: teams[0]!.id, date: '2025-11-30' }] }
  const { plan } = await lay(rules)
  expect((await show(organizer)).mine?.calendarRules).toEqual(usual)
  expect((await book(plan._id)).mine?.calendarRules).toEqual(rules)
  expect((await show(organizer)).mine?.calendarRules).toEqual(rules)
  expect((await show(teams[0]!.captain)).mine).not.toHaveProperty('calendarRules')
  expect(await show()).not.toHaveProperty('mine')
})
