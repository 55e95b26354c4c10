import { closePitch } from '@i-one/contract/bookings/closures'
import { getMatch, saveLineup } from '@i-one/contract/matches'
import { appointScorer, listScorers } from '@i-one/contract/matches/scorers'
import { listTieSlots, moveTie, postponeTie } from '@i-one/contract/tournaments/moving'
import { describe, expect, test } from 'vitest'
import {
  type SchedulableTraits,
  toInstant,
  createSchedulableTournament,
  saturday,
} from '../../../test/make-layable.ts'
import { createTestHold } from '../../../test/make-open-session.ts'
import { createPerson, createTestPitch } from '../../../test/make.ts'
import { apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()
const createTournamentWithPitch = (...traits: SchedulableTraits) =>
  createSchedulableTournament(app, ...traits)

describe('one match', () => {
  test('keeps its lineups and its scorers when it is moved', async () => {
    const { tie, call, params, pitch, names, teams } = await createTournamentWithPitch({ members: 1 })
    const { _id, teamOne } = await tie(1)
    const move = (start: string) =>
      call(moveTie, { params: { ...params, match: _id }, body: { pitch, start } })
    await move(toInstant('15:00'))
    const match = { params: { id: _id } }
    const { captain, players } = teams[names.get(teamOne.team!)! - 1]!
    const rows = players.map(({ id }, n) => ({
      player: id,
      role: n ? ('goalkeeper' as const) : ('forward' as const),
      number: 30 + n,
    }))
    await app.as(captain.token)(saveLineup, {
      params: { id: _id, side: 'T1' },
      body: { revision: 0, players: rows },
    })
    await call(appointScorer, { params: { id: _id, player: players[1]!.id } })
    const before = await app.as(captain.token)(getMatch, match)
    await move(toInstant('17:00'))
    const after = await app.as(captain.token)(getMatch, match)
    expect([after.start, after.lineups]).toEqual([toInstant('17:00'), before.lineups])
    expect(after.lineups.T1.forward).toMatchObject([{ player: captain.id, number: 30 }])
    expect((await call(listScorers, match)).scorers).toHaveLength(1)
  })

  test('is moved to a free slot, and what it leaves empty is free again', async () => {
    const { tie, call, params, pitch, bookings } = await createTournamentWithPitch()
    const { _id } = await tie(1)
    const move = (start: string) =>
      call(moveTie, { params: { ...params, match: _id }, body: { pitch, start } })
    await move(toInstant('15:00'))
    expect(await tie(1)).toMatchObject({ start: toInstant('15:00'), isMatch: true, booking: 'confirmed' })
    await move(toInstant('17:00'))
    expect(await tie(1)).toMatchObject({ start: toInstant('17:00'), isMatch: true })
    expect((await bookings()).map(({ state }) => state)).toEqual(['cancelled', 'confirmed'])
    const inside = toInstant('17:15')
    await move(inside)
    expect(await tie(1)).toMatchObject({ start: inside })
    expect(await bookings()).toHaveLength(2)
  })

  test('can move only to a free slot at which both teams are free', async () => {
    const { tie, call, params, pitch } = await createTournamentWithPitch()
    const move = async (number: number, start: string, on = pitch) =>
      call(moveTie, { params: { ...params, match: (await tie(number))._id }, body: { pitch: on, start } })
    await expect(move(1, toInstant('03:00'))).rejects.toMatchObject(apiError('slot-closed'))
    await expect(move(1, toInstant('15:07'))).rejects.toMatchObject(apiError('slot-closed'))
    // the next day is in the year 10000, which has five digits
    await expect(move(1, '9999-12-31T23:59:59.999Z')).rejects.toMatchObject(apiError('slot-closed'))
    await expect(move(1, '2025-11-20T10:00:00.000Z')).rejects.toMatchObject(apiError('in-the-past'))
    await createTestHold(app, { pitch, booker: await createPerson(app), start: new Date(toInstant('16:00')) })
    await expect(move(1, toInstant('16:00'))).rejects.toMatchObject(apiError('slot-taken'))
    await move(1, toInstant('15:00'))
    await expect(move(2, toInstant('15:05'))).rejects.toMatchObject(apiError('slot-taken'))
    const clash = move(3, toInstant('15:00'), await createTestPitch(app))
    await expect(clash).rejects.toMatchObject(apiError('team-plays-then'))
    await move(2, toInstant('15:15'))
    const hidden = await createTestPitch(app, { listed: false })
    await expect(move(4, toInstant('15:00'), hidden)).rejects.toMatchObject(apiError('pitch-hidden'))
  })

  test('is postponed, and stays once it has begun', async () => {
    const { tie, call, params, pitch, enter, bookings } = await createTournamentWithPitch()
    const { _id } = await tie(1)
    const one = { params: { ...params, match: _id } }
    await call(moveTie, { ...one, body: { pitch, start: toInstant('15:00') } })
    await call(postponeTie, one)
    const left = await tie(1)
    expect([left.start, left.isMatch]).toEqual([undefined, false])
    expect((await bookings()).map(({ state }) => state)).toEqual(['cancelled'])
    await call(moveTie, { ...one, body: { pitch, start: toInstant('15:00') } })
    await enter(1, { T1: 1 })
    await expect(call(postponeTie, one)).rejects.toMatchObject(apiError('match-begun'))
  })
})

describe('what is offered to one match', () => {
  const offered = async (
    made: Awaited<ReturnType<typeof createTournamentWithPitch>>,
    number: number,
    pitch = made.pitch,
  ) => {
    const params = { ...made.params, match: (await made.tie(number))._id }
    const slots = await made.call(listTieSlots, { params, query: { from: saturday, pitch } })
    return slots.filter(({ start }) => start.startsWith(saturday))
  }

  test('includes free slots and room in its own slots at no cost, and each offer can be used', async () => {
    const made = await createTournamentWithPitch()
    const { call, params, tie, pitch, lay, book } = made
    await book((await lay()).plan._id)
    const before = await tie(1)
    const slots = await offered(made, 1)
    expect(slots.length).toBeGreaterThan(20)
    expect(slots.map(({ start }) => start)).toEqual(slots.map(({ start }) => start).toSorted())
    expect(slots.some(({ start }) => start === before.start)).toBe(false)
    const [own, free] = [slots.find((slot) => slot.own), slots.find((slot) => !slot.own)]
    const booked = (await made.bookings()).length
    const one = { params: { ...params, match: before._id } }
    await call(moveTie, { ...one, body: { pitch, start: own!.start } })
    expect(await made.bookings()).toHaveLength(booked)
    await call(moveTie, { ...one, body: { pitch, start: free!.start } })
    expect(await made.bookings()).toHaveLength(booked + 1)
    expect(await tie(1)).toMatchObject({ start: free!.start, isMatch: true })
  })

  test('leaves out what is taken, closed or past, and where its teams play or rest', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const made = await createTournamentWithPitch({}, { owner, autoAuthorize: true })
    const { call, params, pitch, teams } = made
    const off = [{ team: teams[3]!.id, date: saturday }]
    const { plan } = await made.lay({ rest: 60, between: 60, off })
    await made.book(plan._id)
    const laid = (await made.show()).stages[0]!.ties.filter((one) => one.start)
    const teamsOf = ({ teamOne, teamTwo }: (typeof laid)[number]) => [teamOne.team, teamTwo.team]
    expect(laid.flatMap(teamsOf)).not.toContain(teams[3]!.id)
    const [one] = laid
    const free = (await offered(made, one!.number)).map(({ start }) => start)
    expect(free).not.toEqual([])
    const others = laid.filter(
      (other) => other !== one && teamsOf(other).some((team) => teamsOf(one!).includes(team)),
    )
    expect(others).not.toEqual([])
    for (const start of free)
      for (const other of others)
        expect(Math.abs(Date.parse(start) - Date.parse(other.start!))).toBeGreaterThanOrEqual(72 * 60_000)
    const ofFourth = (await made.show()).stages[0]!.ties.find((one) => !one.start)!
    expect(await offered(made, ofFourth.number)).toEqual([])
    await expect(
      call(moveTie, {
        params: { ...params, match: ofFourth._id },
        body: { pitch, start: toInstant('09:00') },
      }),
    ).rejects.toMatchObject(apiError('team-plays-then'))

    app.clock.set(toInstant('08:30'))
    const elsewhere = await createTestPitch(app, { owner, autoAuthorize: true })
    await createTestHold(app, {
      pitch: elsewhere,
      booker: await createPerson(app),
      start: new Date(toInstant('09:00')),
    })
    const closed = { start: toInstant('10:00'), end: toInstant('11:00'), reason: 'Brushing' }
    await app.as(owner.token)(closePitch, { params: { id: elsewhere }, body: closed })
    const starts = (await offered(made, one!.number, elsewhere)).map(({ start }) => start)
    expect(starts[0]).toBe(toInstant('11:00'))
  })

  test('comes after the matches that lead to it, and is on the pitches it is played on unless another is said', async () => {
    const made = await createTournamentWithPitch({ form: 'knock-out' })
    const { call, params, tie, pitch } = made
    const move = async (number: number, start: string) =>
      call(moveTie, { params: { ...params, match: (await tie(number))._id }, body: { pitch, start } })
    await move(1, toInstant('12:00'))
    await move(2, toInstant('12:30'))
    const final = { params: { ...params, match: (await tie(3))._id } }
    const slots = await call(listTieSlots, { ...final, query: { from: saturday } })
    expect(slots[0]).toMatchObject({ pitch: { _id: pitch }, start: toInstant('12:45'), own: true })
    await expect(move(3, toInstant('12:35'))).rejects.toMatchObject(apiError('out-of-order'))
    await move(3, toInstant('13:00'))
    await expect(move(2, toInstant('14:00'))).rejects.toMatchObject(apiError('out-of-order'))
    const elsewhere = await createTestPitch(app)
    const there = await call(listTieSlots, { ...final, query: { from: saturday, pitch: elsewhere } })
    expect(new Set(there.map((slot) => slot.pitch._id))).toEqual(new Set([elsewhere]))
  })

  test('is for its organizer, before it has begun, and on a pitch that is listed', async () => {
    const made = await createTournamentWithPitch()
    const { call, params, tie, teams, enter } = made
    const asked = { params: { ...params, match: (await tie(1))._id }, query: {} }
    await expect(app.as(teams[0]!.captain.token)(listTieSlots, asked)).rejects.toMatchObject(
      apiError('not-yours'),
    )
    const hidden = await createTestPitch(app, { listed: false })
    await expect(call(listTieSlots, { ...asked, query: { pitch: hidden } })).rejects.toMatchObject(
      apiError('pitch-hidden'),
    )
    await expect(call(listTieSlots, { ...asked, query: { pitch: made.id } })).rejects.toMatchObject({
      code: 'bad-input',
      fields: { pitch: 'This pitch doesn’t exist' },
    })
    await enter(1, { T1: 1 })
    await expect(call(listTieSlots, asked)).rejects.toMatchObject(apiError('match-begun'))
  })
})
