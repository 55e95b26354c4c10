import {
  cancelTournament,
  createTournament,
  getTournamentByCode,
  listTournaments,
} from '@i-one/contract/tournaments'
import { registerTeam } from '@i-one/contract/tournaments/entries'
import { expect, test } from 'vitest'
import { createTestTeam } from '../../test/make-team.ts'
import { createTestTournament, newTournament } from '../../test/make-tournament.ts'
import { createPerson } from '../../test/make.ts'
import { apiError, startTestApp } from '../../test/suite.ts'

const app = await startTestApp()

test('an organizer creates a tournament, which is open for entries and uses default rules', async () => {
  const organizer = await createPerson(app, { isOwner: true, nickname: 'Ade' })
  const made = await app.as(organizer.token)(createTournament, { body: newTournament })
  expect(made).toMatchObject({
    name: 'Mainland Cup',
    state: 'entries',
    form: 'league',
    rounds: 1,
    squad: { most: 8, until: newTournament.entriesUntil },
    rules: { minutes: 8, periods: 1, win: 3, draw: 1, headToHead: 'again', walkover: 3 },
    organizer: { _id: organizer.id, name: 'Ade' },
    entries: [],
    stages: [],
    mine: { organizer: true, leads: [], playsFor: [] },
  })
  expect(made.code).toMatch(/^mainland-cup-[a-z0-9]{6}$/)
  const seen = await app.as()(getTournamentByCode, { params: { code: made.code } })
  expect(seen._id).toBe(made._id)
  expect(seen.mine).toBeUndefined()
  const answer = await fetch(`${app.baseUrl}/i-one/tournaments/by-code/${made.code}`)
  expect(await answer.json()).toMatchObject({ _id: made._id })
})

test('rounds its location to about a kilometre', async () => {
  const organizer = await createPerson(app, { isOwner: true })
  const location = { coordinates: [48.391237, 26.554329] as [number, number] }
  const made = await app.as(organizer.token)(createTournament, { body: { ...newTournament, location } })
  expect(made.location?.coordinates).toEqual([48.39, 26.55])
  const [card] = await app.as()(listTournaments, { query: { lng: 48.391237, lat: 26.554329 } })
  expect(card).toMatchObject({ _id: made._id, distance: 500 })
})

test('can be created only by organizers', async () => {
  const player = await createPerson(app)
  const made = app.as(player.token)(createTournament, { body: newTournament })
  await expect(made).rejects.toMatchObject(apiError('organizers-only'))
})

test('cannot have a name reserved for i-one, unless staff create it', async () => {
  const body = { ...newTournament, name: 'i-one Cup' }
  const make = async (traits: { isOwner?: boolean; isAdmin?: boolean }) =>
    app.as((await createPerson(app, traits)).token)(createTournament, { body })
  await expect(make({ isOwner: true })).rejects.toMatchObject({
    ...apiError('bad-input', 400),
    fields: { name: 'This name is reserved. Choose another one.' },
  })
  expect(await make({ isAdmin: true })).toMatchObject({ name: 'i-one Cup' })
})

const wrong = [
  ['form', { form: 'ladder' }],
  ['most', { most: 2 }],
  ['most', { most: 65 }],
  ['groups', { form: 'groups', qualify: 2 }],
  ['qualify', { form: 'groups', groups: 2 }],
  ['qualify', { form: 'groups', groups: 2, qualify: 5 }],
  ['groups', { form: 'groups', groups: 5, qualify: 1 }],
  ['bestOthers', { form: 'groups', groups: 2, qualify: 2, bestOthers: 2 }],
  ['entriesUntil', { entriesUntil: '2025-11-20T12:00:00.000Z' }],
  ['squad.until', { squad: { most: 8, until: '2025-11-27T12:00:00.000Z' } }],
  ['lastDay', { firstDay: '2025-12-02', lastDay: '2025-12-01' }],
  ['rules.minutes', { rules: { minutes: 0 } }],
  ['rules.order', { rules: { minutes: 8, order: ['points', 'points'] } }],
  ['rules.order', { form: 'groups', groups: 2, qualify: 2, rules: { minutes: 8, order: ['points'] } }],
  ['name', { name: ' ' }],
] as const

test.each(wrong)('names the field where something is wrong: %s of %j', async (field, change) => {
  const organizer = await createPerson(app, { isOwner: true })
  const made = app.as(organizer.token)(createTournament, { body: { ...newTournament, ...change } as never })
  await expect(made).rejects.toMatchObject({ code: 'bad-input', fields: { [field]: expect.any(String) } })
})

test('lists those to come, near me and mine', async () => {
  const { id, teams, organizer } = await createTestTournament(app, {
    teams: 1,
    location: { coordinates: [3.36, 6.5] },
  })
  const names = async (query: object, token?: string) =>
    (await app.as(token)(listTournaments, { query })).map(({ _id }) => _id)
  expect(await names({})).toContain(id)
  expect(await names({ show: 'coming' })).toContain(id)
  expect(await names({ show: 'past' })).not.toContain(id)
  expect(await names({ lng: 3.37, lat: 6.51, radius: 5 })).toContain(id)
  expect(await names({ lng: 7.4, lat: 9.06, radius: 5 })).not.toContain(id)
  for (const { token } of [organizer, teams[0]!.captain])
    expect(await names({ show: 'mine' }, token)).toEqual([id])
  expect(await names({ show: 'mine' })).toEqual([])
  const [card] = await app.as(organizer.token)(listTournaments, { query: { show: 'mine' } })
  expect(card?.distance).toBeUndefined()
  expect(card).toMatchObject({ entered: 1, most: 8, live: 0, played: 0, mine: true })
})

test('is called off by its organizer before it begins, once', async () => {
  const { params, organizer, teams, show } = await createTestTournament(app, { teams: 1 })
  const call = () => app.as(organizer.token)(cancelTournament, { params, body: { reason: 'Rain' } })
  expect((await call()).state).toBe('cancelled')
  await expect(call()).rejects.toMatchObject(apiError('tournament-over'))
  const { team, captain } = await createTestTeam(app)
  const entering = app.as(captain.token)(registerTeam, { params, body: { team: team._id } })
  await expect(entering).rejects.toMatchObject(apiError('entries-closed'))
  expect((await show(teams[0]!.captain)).state).toBe('cancelled')
})

test('goes on once it has begun', async () => {
  const { id, params, organizer } = await createTestTournament(app)
  await app.db.updateTable('tournaments').set({ state: 'running' }).where('id', '=', id).execute()
  const call = app.as(organizer.token)(cancelTournament, { params })
  await expect(call).rejects.toMatchObject(apiError('tournament-begun'))
})
