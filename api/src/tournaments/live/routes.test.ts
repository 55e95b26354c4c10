import { isDeepStrictEqual } from 'node:util'
import type { Tournament } from '@i-one/contract/tournaments'
import { registerTeam } from '@i-one/contract/tournaments/entries'
import { watchTournament, applyTournamentChange } from '@i-one/contract/tournaments/live'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createDevice, recordTestEvents } from '../../../test/make-match.ts'
import { createTestTeam } from '../../../test/make-team.ts'
import { createDrawnTournament, createCupFinal, createTestTournament } from '../../../test/make-tournament.ts'
import { type Person, createPerson } from '../../../test/make.ts'
import { day, startTestApp } from '../../../test/suite.ts'
import { readStream } from '../../../test/watch.ts'

const app = await startTestApp()

interface Watched {
  params: { id: string }
  show: (reader?: Person) => Promise<Tournament>
}

const sent = (tournament: Tournament | undefined): unknown =>
  JSON.parse(JSON.stringify({ ...tournament, serverTime: '' }))

const screen = (
  { params, show }: Watched,
  { person, after, before }: { person?: Person; after?: number | undefined; before?: Tournament } = {},
) => {
  const reader = readStream(app.connection(person?.token), watchTournament, { params }, after)
  const shown = () => {
    let now = before
    for (const message of reader.messages) {
      if (message.name === 'tournament') now = message.data
      else if (message.name === 'change' && now) now = applyTournamentChange(now, message.data)
    }
    return now
  }
  const names = () => reader.messages.flatMap(({ name }) => (name === 'heartbeat' ? [] : name))
  return {
    ...reader,
    shown,
    names,
    last: () => reader.messages.findLast(({ id }) => id !== undefined)?.id,
    untilNow: async () => {
      const now = sent(await show(person))
      await reader.until(() => isDeepStrictEqual(sent(shown()), now))
    },
  }
}

test('shows it to anybody at first, and again when more changes than a score', async () => {
  app.clock.advance(-day)
  const made = await createTestTournament(app)
  const reader = screen(made)
  await reader.untilNamed('heartbeat')
  expect(reader.shown()).toEqual(await made.show())
  const { team, captain } = await createTestTeam(app)
  await app.as(captain.token)(registerTeam, { params: made.params, body: { team: team._id } })
  await reader.untilNow()
  expect(reader.names()).toEqual(['tournament', 'tournament'])
  reader.cut()
  app.clock.advance(day)
})

test('a goal updates every open bracket immediately, with only the changed parts', async () => {
  const cup = await createCupFinal(app)
  const { final, organizer, one } = cup
  const stranger = await createPerson(app)
  const screens = [screen(cup), screen(cup, { person: stranger }), screen(cup, { person: one.captain })]
  for (const { untilNamed } of screens) await untilNamed('heartbeat')
  const event = createDevice(app)
  await recordTestEvents(app, organizer, final, event('kick-off'))
  await recordTestEvents(app, organizer, final, event('goal', { side: 'T1', player: one.captain.id }))
  for (const { untilNow } of screens) await untilNow()
  for (const { names, messages, cut } of screens) {
    expect(names()[0]).toBe('tournament')
    expect(new Set(names().slice(1))).toEqual(new Set(['change']))
    const goal = messages.at(-1)
    expect(goal?.data).toMatchObject({
      ties: [{ _id: final._id, score: { T1: 1, T2: 0 }, clock: { running: true } }],
    })
    cut()
  }
  const [visitor, member] = screens.map(({ shown }) => shown()?.scorers)
  expect(visitor).toEqual([{ player: { name: expect.any(String) as string }, team: one.id, count: 1 }])
  expect(member?.[0]?.player._id).toBe(one.captain.id)

  const fullTime = event('full-time')
  await recordTestEvents(app, organizer, final, fullTime)
  expect(await cup.show()).toMatchObject({ state: 'finished', champion: one.id })
  await recordTestEvents(app, organizer, final, event('void', { voids: fullTime.id }))
  expect(await cup.show()).toMatchObject({ state: 'running' })
})

test('a result or correction sends only the changed table rows', async () => {
  const league = await createDrawnTournament(app, { teams: 5 })
  const reader = screen(league)
  await reader.untilNamed('heartbeat')
  const rowsIn = () => {
    const last = reader.messages.findLast(({ name }) => name === 'change')
    return last?.name === 'change' ? last.data.tables.flatMap(({ rows }) => rows) : []
  }
  await league.enter(1, { T1: 0, T2: 3 })
  await reader.untilNow()
  const { teamOne, teamTwo } = await league.tie(1)
  expect(rowsIn()).toHaveLength(5)
  await league.enter(1, { T1: 0, T2: 4 })
  await reader.untilNow()
  expect(
    rowsIn()
      .map(({ team }) => team)
      .toSorted(),
  ).toEqual([teamOne.team, teamTwo.team].toSorted())
  await league.enter(1, { T1: 1, T2: 0 })
  await reader.untilNow()
  expect(reader.shown()?.stages[0]?.tables[0]?.rows[0]?.team).toBe(teamOne.team)
  expect(reader.names()).toEqual(['tournament', 'change', 'change', 'change'])
  reader.cut()
})

test('the last group result adds the ranking across groups; a correction changes or removes it', async () => {
  const form = { form: 'groups', groups: 2, qualify: 1, bestOthers: 1 } as const
  const cup = await createDrawnTournament(app, { teams: 6, ...form })
  const { ties } = (await cup.show()).stages[0]!
  const enter = async ({ number, teamOne, teamTwo }: (typeof ties)[number], goals = 1) => {
    const isFirst = cup.names.get(teamOne.team!)! < cup.names.get(teamTwo.team!)!
    await cup.enter(number, { [isFirst ? 'T1' : 'T2']: goals, confirmed: true })
  }
  const [last, ...before] = ties.toReversed()
  for (const tie of before) await enter(tie)
  const reader = screen(cup)
  await reader.untilNamed('heartbeat')
  const others = async () => {
    await reader.untilNow()
    return reader.shown()?.stages[0]?.others?.map(({ place }) => place)
  }
  expect(await others()).toBeUndefined()
  await enter(last!)
  expect(await others()).toEqual([1, 1])
  const { group } = last!
  const inGroup = (await cup.show()).stages[0]!.tables.find(({ name }) => name === group)!.rows
  const second = inGroup[1]!.team
  const third = inGroup[2]!.team
  const ofThem = ties.find(({ teamOne, teamTwo }) =>
    [teamOne, teamTwo].every(({ team }) => [second, third].includes(team!)),
  )!
  await enter(ofThem, 2)
  expect(await others()).toEqual([1, 2])
  for (const tie of ties.filter((one) => one.group === group)) await enter(tie, 0)
  expect(await others()).toBeUndefined()
  expect(new Set(reader.names().slice(1))).toEqual(new Set(['change']))
  reader.cut()
})

test('a client that reconnects gets the missed changes, or the whole tournament if these are unknown', async () => {
  const league = await createDrawnTournament(app, { teams: 4 })
  const stays = screen(league)
  const goes = screen(league)
  for (const { untilNamed } of [stays, goes]) await untilNamed('heartbeat')
  await league.enter(1, { T1: 1, T2: 0 })
  await goes.untilNow()
  goes.cut()
  await league.enter(2, { T1: 1, T2: 1 })
  await league.enter(3, { T1: 0, T2: 2 })
  await stays.untilNow()
  const before = goes.shown()!
  const back = screen(league, { after: goes.last(), before })
  await back.untilNow()
  expect(back.names()).toEqual(['change', 'change'])
  await back.untilNamed('heartbeat')
  await league.enter(4, { T1: 2, T2: 2 })
  await back.untilNow()
  expect(back.names()).toEqual(['change', 'change', 'change'])
  expect(back.last()).toBe(stays.last())
  const upToDate = screen(league, { after: back.last(), before: back.shown()! })
  await upToDate.untilNamed('heartbeat')
  expect(upToDate.names()).toEqual([])

  for (const after of [1, 7_000_000_000_000_000, (back.last() ?? 0) + 1]) {
    const lost = screen(league, { after })
    await lost.untilNow()
    expect(lost.names()).toEqual(['tournament'])
    lost.cut()
  }
  const number = back.last()
  await sql`update teams set name = 'New Name' where id = ${league.teams[0]!.id}`.execute(app.db)
  await league.enter(5, { T1: 2, T2: 2 })
  await stays.untilNow()
  const late = screen(league, { after: number })
  await late.untilNow()
  expect(late.names()).toEqual(['tournament'])
  for (const { cut } of [stays, back, upToDate, late]) cut()
})
