import { closePitch } from '@i-one/contract/bookings/closures'
import { listNotifications } from '@i-one/contract/notifications'
import { answerTournament } from '@i-one/contract/tournaments/authorization'
import { scheduleTournament } from '@i-one/contract/tournaments/calendar'
import { drawTournament } from '@i-one/contract/tournaments/draw'
import { registerTeam } from '@i-one/contract/tournaments/entries'
import { enterResult } from '@i-one/contract/tournaments/results'
import { toLocalTime } from '@i-one/game/local-time'
import { expect, test } from 'vitest'
import { createSchedulableTournament, saturday } from '../../test/make-layable.ts'
import { createTestTeam } from '../../test/make-team.ts'
import { createDrawnTournament, createTestTournament } from '../../test/make-tournament.ts'
import { createPerson, createTestPitch } from '../../test/make.ts'
import { startTestApp } from '../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })

test('a pitch with a dozen fixtures is closed once its owner has taken it back, and all who play hear of it', async () => {
  const owner = await createPerson(app, { isOwner: true })
  const { lay, book, pitch, show, params, organizer, teams } = await createSchedulableTournament(
    app,
    { rounds: 2 },
    { owner, autoAuthorize: true },
  )
  const { plan, missing } = await lay({ hours: [{ day: 6, open: '09:00', close: '20:00' }] })
  expect([plan.lines.length, missing]).toEqual([12, []])
  await book(plan._id)
  const before = await show()
  const closure = { start: `${saturday}T07:00:00.000Z`, end: `${saturday}T21:00:00.000Z`, reason: 'Flood' }
  const close = () => app.as(owner.token)(closePitch, { params: { id: pitch }, body: closure })
  const refusal = await close().then(
    () => undefined,
    (error: { code: string; body: { bookings: { tournament: string }[] } }) => error,
  )
  expect(refusal?.code).toBe('bookings-in-the-way')
  const inTheWay = refusal?.body.bookings.map(({ tournament }) => tournament)
  expect(new Set(inTheWay)).toEqual(new Set(['Mainland Cup']))
  expect((await show()).stages).toEqual(before.stages)
  const body = { pitch, authorize: false, takeBack: true, reason: 'Flood' }
  await app.as(owner.token)(answerTournament, { params, body })
  expect((await show()).stages[0]!.ties.filter(({ start }) => start)).toEqual([])
  const heard = async ({ token }: { token: string }, kind: string) =>
    (await app.as(token)(listNotifications)).notifications.find((one) => one.kind === kind)
  expect(await heard(organizer, 'pitch-answered')).toMatchObject({
    title: 'Adélékè Astro declined Mainland Cup',
    text: 'Slots lost: 12 matches on Sat 29 Nov. Reason: “Flood”',
  })
  for (const { captain } of teams)
    expect((await heard(captain, 'match-moved'))?.title).toMatch(
      /^Postponed: Team \d v Team \d and 5 more matches$/,
    )
  await close()
})

test('64 teams with the same name stay 64 teams', async () => {
  const { id, params, organizer, show } = await createTestTournament(app, { form: 'knock-out', most: 64 })
  for (let lot = 0; lot < 8; lot++)
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { team, captain } = await createTestTeam(app, { name: 'Lagos Stars' })
        await app.as(captain.token)(registerTeam, { params: { id }, body: { team: team._id } })
      }),
    )
  const call = app.as(organizer.token)
  const { stages, entries } = await call(drawTournament, { params })
  expect(new Set(entries.map(({ team }) => team._id)).size).toBe(64)
  expect(new Set(entries.map(({ seed }) => seed)).size).toBe(64)
  const ties = stages[0]!.ties
  const first = ties.filter(({ round }) => round === 6)
  expect(new Set(first.flatMap(({ teamOne, teamTwo }) => [teamOne.team, teamTwo.team])).size).toBe(64)
  const [tie] = first
  await call(enterResult, { params: { ...params, match: tie!._id }, body: { T2: 1 } })
  const next = (await show()).stages[0]!.ties.find(({ teamOne, teamTwo }) =>
    [teamOne.source, teamTwo.source].includes(`W${tie!.number}`),
  )
  expect([next?.teamOne.team, next?.teamTwo.team]).toContain(tie!.teamTwo.team)
}, 60_000)

test('each match is within its pitch’s hours, across two time zones and the end of summer time', async () => {
  app.clock.set('2026-10-20T12:00:00.000Z')
  const { call, params } = await createDrawnTournament(app, {
    teams: 6,
    rules: { minutes: 12 },
    entriesUntil: '2026-10-22T12:00:00.000Z',
    timeZone: 'Europe/London',
  })
  const zones = new Map<string, string>()
  for (const timeZone of ['Europe/London', 'Africa/Lagos'])
    zones.set(await createTestPitch(app, { timeZone }), timeZone)
  const hours = [6, 7].map((day) => ({ day, open: '20:00', close: '22:00' }))
  const { plan, missing } = await call(scheduleTournament, {
    params,
    body: { pitches: [...zones.keys()], from: '2026-10-24', to: '2026-10-25', hours, rest: 10 },
  })
  expect([plan.lines.length, missing]).toEqual([15, []])
  expect(new Set(plan.lines.map(({ pitch }) => pitch)).size).toBe(2)
  for (const { pitch, slot } of plan.lines) {
    const [from, to] = [slot.start, slot.end].map((at) => toLocalTime(new Date(at), zones.get(pitch)!))
    expect([from! >= '20:00', to! <= '22:00'], `${from} to ${to}`).toEqual([true, true])
  }
})

test('its dates use the given time zone or that of the nearest pitch; unknown zones are rejected', async () => {
  await createTestPitch(app, { timeZone: 'Asia/Tokyo', lng: 139.7, lat: 35.68 })
  const of = async (traits: Parameters<typeof createTestTournament>[1]) =>
    (await (await createTestTournament(app, { entriesUntil: '2026-12-22T12:00:00.000Z', ...traits })).show())
      .timeZone
  expect(await of({ timeZone: 'Europe/London' })).toBe('Europe/London')
  expect(await of({ location: { coordinates: [139.6, 35.6] } })).toBe('Asia/Tokyo')
  await expect(of({ timeZone: 'Mars/Base' })).rejects.toMatchObject({
    code: 'bad-input',
    fields: { timeZone: 'Must be a time zone, such as Africa/Lagos' },
  })
})
