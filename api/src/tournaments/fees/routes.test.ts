import { listNotifications } from '@i-one/contract/notifications'
import type { PaymentAction } from '@i-one/contract/payments'
import { appointViceCaptain } from '@i-one/contract/teams/members'
import { cancelTournament } from '@i-one/contract/tournaments'
import { drawTournament } from '@i-one/contract/tournaments/draw'
import { registerTeam, replaceTeam, saveSquad, withdrawTeam } from '@i-one/contract/tournaments/entries'
import { getEntryFees, recordEntryFee } from '@i-one/contract/tournaments/fees'
import { enterResult } from '@i-one/contract/tournaments/results'
import { describe, expect, test } from 'vitest'
import { createTestTeam } from '../../../test/make-team.ts'
import { createTestTournament } from '../../../test/make-tournament.ts'
import { type Person, createPerson } from '../../../test/make.ts'
import { day, apiError, startTestApp } from '../../../test/suite.ts'
import { showBankDetails } from '../../accounts/sql.ts'
import { addBankDetails } from '../../payments/bank-details/sql.ts'

const app = await startTestApp()
const fee = { amount: 4_500_000, currency: 'NGN' }

const createTournamentWithFee = async (teams = 1) => {
  const made = await createTestTournament(app, { teams, members: 1, fee })
  const { params, organizer } = made
  const fees = (reader: Person = organizer) => app.as(reader.token)(getEntryFees, { params })
  const move = (who: Person, act: PaymentAction, n = 1) =>
    app.as(who.token)(recordEntryFee, { params: { ...params, team: made.teams[n - 1]!.id }, body: { act } })
  const withdraw = (n = 1) => {
    const { id, captain } = made.teams[n - 1]!
    return app.as(captain.token)(withdrawTeam, { params: { ...params, team: id } })
  }
  return { ...made, captain: made.teams[0]!.captain, fees, move, withdraw }
}

test('a team that enters owes the fee, which the captain says is paid and the organizer confirms', async () => {
  const { fees, move, captain, organizer, teams } = await createTournamentWithFee()
  expect(await fees()).toMatchObject({
    fee,
    collects: true,
    teams: [{ team: { _id: teams[0]!.id }, entered: true, mine: false, state: 'unpaid', owed: 4_500_000 }],
  })
  expect((await move(captain, 'say')).teams).toMatchObject([{ state: 'said', mine: true, method: 'cash' }])
  expect((await move(organizer, 'confirm')).teams).toMatchObject([{ state: 'paid', paid: 4_500_000 }])
  await expect(move(organizer, 'confirm')).rejects.toMatchObject({
    ...apiError('payment-moved'),
    body: { payment: { state: 'paid' } },
  })
})

test('a fee is confirmed at the amount that was seen, or not at all', async () => {
  const { organizer, params, teams, fees } = await createTournamentWithFee()
  const confirm = (expected: number) =>
    app.as(organizer.token)(recordEntryFee, {
      params: { ...params, team: teams[0]!.id },
      body: { act: 'confirm', expected },
    })
  await expect(confirm(4_000_000)).rejects.toMatchObject({
    ...apiError('payment-moved'),
    body: { payment: { state: 'unpaid', open: 4_500_000 } },
  })
  expect((await fees()).teams).toMatchObject([{ paid: 0 }])
  expect((await confirm(4_500_000)).teams).toMatchObject([{ state: 'paid' }])
})

test('a captain sees the fee of their own team and where to transfer it, and others see none', async () => {
  const { fees, teams, organizer, move } = await createTournamentWithFee(2)
  const details = { bank: 'GTBank', accountNumber: '0123456789', accountName: 'Mainland Cup' }
  await addBankDetails(app.db, organizer.id, details, app.clock.now())
  await showBankDetails(app.db, organizer.id)
  const [one, two] = teams
  expect(await fees(one!.captain)).toMatchObject({
    collects: false,
    teams: [{ team: { _id: one!.id } }],
    details: { accountName: 'Mainland Cup' },
  })
  await move(organizer, 'confirm', 2)
  expect((await fees(two!.captain)).details).toBeNull()
  expect(await fees(one!.players[1])).toMatchObject({ teams: [], details: null })
})

test('a vice-captain can report a payment; members and other captains cannot', async () => {
  const { teams, move, captain } = await createTournamentWithFee(2)
  const [one, two] = teams
  await expect(move(one!.players[1]!, 'say')).rejects.toMatchObject(apiError('not-yours'))
  await expect(move(two!.captain, 'say')).rejects.toMatchObject(apiError('not-yours'))
  await expect(move(captain, 'confirm')).rejects.toMatchObject(apiError('not-yours'))
  await app.as(captain.token)(appointViceCaptain, {
    params: { id: one!.id },
    body: { player: one!.players[1]!.id },
  })
  expect((await move(one!.players[1]!, 'say')).teams).toMatchObject([{ state: 'said' }])
})

test('the organizer can waive the fee and undo a wrong entry', async () => {
  const { move, organizer } = await createTournamentWithFee()
  expect((await move(organizer, 'waive')).teams).toMatchObject([{ state: 'waived', waived: 4_500_000 }])
  expect((await move(organizer, 'take-back')).teams).toMatchObject([{ state: 'unpaid', waived: 0 }])
})

test('a team that withdraws before the draw owes nothing and is refunded', async () => {
  const { move, organizer, withdraw, fees, captain, params, teams } = await createTournamentWithFee()
  await move(organizer, 'confirm')
  await withdraw()
  expect((await fees()).teams).toMatchObject([
    { entered: false, state: 'to-refund', owed: 0, open: -4_500_000 },
  ])
  expect((await move(organizer, 'refund')).teams).toMatchObject([{ state: 'refunded', open: 0, paid: 0 }])
  await app.as(captain.token)(registerTeam, { params, body: { team: teams[0]!.id } })
  expect((await fees()).teams).toMatchObject([{ entered: true, state: 'unpaid', open: 4_500_000 }])
})

test('a team that withdraws without having paid leaves the fee list', async () => {
  const { move, organizer, withdraw, fees } = await createTournamentWithFee(2)
  await move(organizer, 'waive', 2)
  await withdraw(1)
  await withdraw(2)
  expect((await fees()).teams).toEqual([])
})

test('after the draw, the fee stays due even if the team withdraws', async () => {
  const { fees, withdraw, organizer, params } = await createTournamentWithFee(3)
  await app.as(organizer.token)(drawTournament, { params, body: { seeding: 'lot' } })
  await withdraw(2)
  expect((await fees()).teams.map(({ state, entered }) => [state, entered])).toEqual([
    ['unpaid', true],
    ['unpaid', false],
    ['unpaid', true],
  ])
})

test('nobody owes for a tournament that is called off', async () => {
  const { move, organizer, fees, params } = await createTournamentWithFee(2)
  await move(organizer, 'confirm')
  await app.as(organizer.token)(cancelTournament, { params, body: {} })
  expect((await fees()).teams).toMatchObject([{ state: 'to-refund', open: -4_500_000 }])
})

test('without a fee nobody owes', async () => {
  const { params, organizer } = await createTestTournament(app, { teams: 1 })
  expect((await app.as(organizer.token)(getEntryFees, { params })).teams).toEqual([])
})

test('of two concurrent confirmations, one succeeds', async () => {
  const { move, organizer, fees } = await createTournamentWithFee()
  const answers = await Promise.allSettled([move(organizer, 'confirm'), move(organizer, 'confirm')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await fees()).teams).toMatchObject([{ paid: 4_500_000, open: 0 }])
})

test('ledger entries add up to zero and never change', async () => {
  const { move, organizer, withdraw, id } = await createTournamentWithFee()
  await move(organizer, 'confirm')
  await withdraw()
  await move(organizer, 'refund')
  const rows = await app.db.selectFrom('fee_ledger').selectAll().where('tournament_id', '=', id).execute()
  expect(rows.map(({ act }) => act)).toEqual(['owe', 'confirm', 'reverse', 'refund'])
  const change = app.db.updateTable('fee_ledger').set({ amount: 1 }).where('tournament_id', '=', id)
  await expect(change.execute()).rejects.toThrow('never changes')
})

describe('a team that the organizer entered without asking it', () => {
  const createEnteredTeam = async () => {
    const made = await createTestTournament(app, { teams: 2, members: 1, fee })
    const { params, organizer } = made
    const { team, captain } = await createTestTeam(app, { name: 'Egrets' })
    const call = app.as(organizer.token)
    await call(registerTeam, { params, body: { team: team._id } })
    const seeding = [...made.teams.map(({ id }) => id), team._id]
    const draw = () => call(drawTournament, { params, body: { seeding } })
    const entry = { params: { ...params, team: team._id } }
    const withdraw = () => app.as(captain.token)(withdrawTeam, entry)
    const say = () => app.as(captain.token)(recordEntryFee, { ...entry, body: { act: 'say' } })
    const name = (by: Person) =>
      app.as(by.token)(saveSquad, { ...entry, body: { squad: [{ player: captain.id }] } })
    const own = async () => (await app.as(captain.token)(getEntryFees, { params })).teams[0]
    const play = async () => {
      const ties = (await made.show()).stages.flatMap((stage) => stage.ties)
      const tie = ties.find(({ teamOne, teamTwo }) => [teamOne.team, teamTwo.team].includes(team._id))!
      await call(enterResult, { params: { ...params, match: tie._id }, body: { T1: 1 } })
    }
    return { ...made, captain, call, draw, withdraw, say, name, own, play }
  }

  test('hears of it and owes nothing if it withdraws, also after the draw', async () => {
    const { draw, withdraw, own, captain } = await createEnteredTeam()
    const { notifications } = await app.as(captain.token)(listNotifications)
    expect(notifications).toMatchObject([
      { kind: 'fee-due', title: 'Egrets owe the entry fee for Mainland Cup' },
    ])
    expect(notifications[0]!.text).toContain(
      'has entered your team, for ₦45,000. If your team isn’t playing, withdraw it',
    )
    await draw()
    expect(await own()).toMatchObject({ owed: 4_500_000, withdrawsFree: true })
    await withdraw()
    expect(await own()).toBeUndefined()
  })

  test.each(['say', 'name', 'play'] as const)(
    'owes the fee once it has agreed or played (%s)',
    async (act) => {
      const made = await createEnteredTeam()
      await made.draw()
      await made[act](made.captain)
      expect(await made.own()).toMatchObject({ owed: 4_500_000, withdrawsFree: false })
      await made.withdraw()
      expect(await made.own()).toMatchObject({ entered: false, owed: 4_500_000 })
    },
  )

  test('has not agreed because the organizer names its squad', async () => {
    const { draw, name, organizer, own } = await createEnteredTeam()
    await draw()
    await name(organizer)
    expect(await own()).toMatchObject({ withdrawsFree: true })
  })

  test('can refuse too if it takes the place of another after the draw', async () => {
    const { draw, call, params, teams } = await createEnteredTeam()
    await draw()
    const { team, captain } = await createTestTeam(app, { name: 'Okada' })
    await call(replaceTeam, { params: { ...params, team: teams[0]!.id }, body: { team: team._id } })
    const { notifications } = await app.as(captain.token)(listNotifications)
    expect(notifications.map(({ kind }) => kind)).toContain('fee-due')
    await app.as(captain.token)(withdrawTeam, { params: { ...params, team: team._id } })
    expect((await app.as(captain.token)(getEntryFees, { params })).teams).toEqual([])
  })

  test('has agreed if its captain is the organizer', async () => {
    const { params, organizer } = await createTestTournament(app, { teams: 2, fee })
    const call = app.as(organizer.token)
    const { team } = await createTestTeam(app, { captain: organizer })
    await call(registerTeam, { params, body: { team: team._id } })
    await call(drawTournament, { params, body: { seeding: 'lot' } })
    const { teams } = await call(getEntryFees, { params })
    expect(teams.find((one) => one.team._id === team._id)).toMatchObject({ withdrawsFree: false })
    const { notifications } = await call(listNotifications)
    expect(notifications.filter(({ kind }) => kind === 'fee-due')).toEqual([])
  })
})

describe('three days before entries close', () => {
  const entriesUntil = new Date('2025-11-28T12:00:00.000Z').getTime()
  const reminders = async (person: Person) =>
    (await app.as(person.token)(listNotifications)).notifications.filter(({ kind }) => kind === 'fee-due')
  const twice = () => Promise.all([app.sweep(), app.sweep()])

  test('who leads a team that has not paid is reminded once, also by two processes that sweep at once', async () => {
    app.clock.set('2025-11-20T16:18:00.000Z')
    const { teams, move, organizer } = await createTournamentWithFee(4)
    const [unpaid, said, paid, waived] = teams.map(({ captain }) => captain)
    await move(said!, 'say', 2)
    await move(organizer, 'confirm', 3)
    await move(organizer, 'waive', 4)
    app.clock.set(new Date(entriesUntil - 3 * day - 1))
    await twice()
    expect(await reminders(unpaid!)).toEqual([])
    app.clock.advance(1)
    await twice()
    app.clock.advance(day)
    await twice()
    expect(await reminders(unpaid!)).toHaveLength(1)
    expect(await reminders(teams[0]!.players[1]!)).toEqual([])
    for (const captain of [said, paid, waived]) expect(await reminders(captain!)).toEqual([])
  })

  test('who enters later than that has a day', async () => {
    app.clock.set(new Date(entriesUntil - 2 * day))
    const { captain } = await createTournamentWithFee()
    app.clock.advance(day - 1)
    await app.sweep()
    expect(await reminders(captain)).toEqual([])
    app.clock.advance(1)
    await app.sweep()
    expect(await reminders(captain)).toHaveLength(1)
  })

  test('nobody is reminded of one that was called off, or whose entries have closed', async () => {
    app.clock.set('2025-11-20T16:18:00.000Z')
    const off = await createTournamentWithFee()
    await app.as(off.organizer.token)(cancelTournament, { params: off.params, body: {} })
    const closed = await createTournamentWithFee()
    app.clock.set(new Date(entriesUntil))
    await app.sweep()
    expect(await reminders(closed.captain)).toEqual([])
    expect(await reminders(off.captain)).toEqual([])
  })
})

test('an unrelated user sees no fees', async () => {
  const { fees } = await createTournamentWithFee()
  expect(await fees(await createPerson(app))).toMatchObject({ collects: false, teams: [], details: null })
})
