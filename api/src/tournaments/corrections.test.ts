import { getMatch, recordEvents } from '@i-one/contract/matches'
import type { NewEvent } from '@i-one/contract/matches/events'
import { listNotifications } from '@i-one/contract/notifications'
import { enterResult, removeResult } from '@i-one/contract/tournaments/results'
import { hour } from '@i-one/game/durations'
import { describe, expect, test } from 'vitest'
import { createScheduledTournament } from '../../test/make-tournament.ts'
import type { Person } from '../../test/make.ts'
import { startTestApp } from '../../test/suite.ts'
import { openMatchStream } from '../../test/watch.ts'

const app = await startTestApp()

const newsOf = async ({ token }: Person) =>
  (await app.as(token)(listNotifications)).notifications.map(({ kind, title }) => `${kind}: ${title}`)

const createSemiFinals = async () => {
  const cup = await createScheduledTournament(app, { form: 'knock-out', members: 1 })
  await cup.play(1, 2, 1)
  await cup.play(2, 0, 1)
  return cup
}

type Cup = Awaited<ReturnType<typeof createSemiFinals>>

const begin = ({ send, event }: Cup) => send(3, event('kick-off'))
const apiErrorWith = (code: string) => expect.objectContaining({ code }) as { code: string }

describe('a semi-final corrected after full time', () => {
  test('sends its new winner to the final at once, with a lineup and a name', async () => {
    const cup = await createSemiFinals()
    expect(await cup.sides(3)).toEqual([1, 2])
    const { accepted } = await cup.send(1, ...cup.goals('T2', 2))
    expect(accepted).toHaveLength(2)
    expect(await cup.sides(3)).toEqual([4, 2])
    const final = await cup.tie(3)
    const match = await app.as()(getMatch, { params: { id: final._id } })
    expect([match.teamOne.name, match.teamTwo.name]).toEqual(['Team 4', 'Team 2'])
    await begin(cup)
    expect((await cup.tie(3)).state).toBe('playing')
  })

  test('tells the new winner that it is through, the other that it is out', async () => {
    const cup = await createSemiFinals()
    const [first, , , fourth] = cup.teams
    expect((await newsOf(first!.captain))[0]).toBe('qualified: Team 1 are through')
    await cup.send(1, ...cup.goals('T2', 2))
    expect((await newsOf(fourth!.captain))[0]).toBe('qualified: Team 4 are through')
    expect((await newsOf(first!.captain))[0]).toBe('out: Team 1 are out')
  })

  test('to another score tells both teams, who stay where they are', async () => {
    const cup = await createSemiFinals()
    await cup.send(1, ...cup.goals('T1', 1))
    expect(await cup.sides(3)).toEqual([1, 2])
    expect((await newsOf(cup.teams[3]!.captain))[0]).toBe('result: Team 4 1–3 Team 1')
  })

  test('by an event that changes no score tells nobody anything', async () => {
    const cup = await createSemiFinals()
    const before = await newsOf(cup.teams[0]!.captain)
    await cup.send(1, cup.event('card', { side: 'T1', card: 'yellow' }))
    expect(await newsOf(cup.teams[0]!.captain)).toEqual(before)
  })

  test('leaves the final open while nobody knows who has won', async () => {
    const cup = await createSemiFinals()
    await cup.send(1, ...cup.goals('T2', 1))
    expect(await cup.sides(3)).toEqual([undefined, 2])
    expect(await cup.tie(3)).toMatchObject({ state: 'waiting', isMatch: false })
    await cup.send(1, ...cup.goals('T1', 1))
    expect(await cup.sides(3)).toEqual([1, 2])
    expect(await cup.tie(3)).toMatchObject({ state: 'scheduled', isMatch: true })
  })

  test('lets those who have the final open load it again, because other teams play it', async () => {
    const cup = await createSemiFinals()
    const watcher = openMatchStream(app.connection(), await cup.tie(3))
    await watcher.untilNamed('heartbeat')
    await cup.send(1, ...cup.goals('T2', 2))
    await watcher.untilNamed('reset')
    await watcher.ended
  })

  test('by one goal where two were recorded sends the other team on', async () => {
    const cup = await createScheduledTournament(app, { form: 'knock-out', members: 1 })
    const { organizer, teams, event } = cup
    const { _id } = await cup.tie(1)
    const goal = (by: Person) =>
      app.as(by.token)(recordEvents, {
        params: { id: _id },
        body: { events: [event('goal', { side: 'T1' })] },
      })
    await cup.send(1, event('kick-off'), ...cup.goals('T2', 1))
    await goal(organizer)
    const same = await goal(teams[0]!.captain)
    expect(same.match.sameGoals).toHaveLength(1)
    await cup.send(1, event('full-time'))
    await cup.play(2, 0, 1)
    expect(await cup.sides(3)).toEqual([1, 2])
    await cup.send(1, ...cup.goals('T2', 1))
    expect(await cup.sides(3)).toEqual([undefined, 2])
    await cup.send(1, event('void', { voids: same.accepted[0]!.id }))
    expect(await cup.sides(3)).toEqual([4, 2])
  })
})

describe('once the final has begun', () => {
  test('what would send others there is refused event by event, and names the final', async () => {
    const cup = await createSemiFinals()
    await begin(cup)
    const goals = cup.goals('T2', 2)
    const card = cup.event('card', { side: 'T2', card: 'yellow' })
    const { accepted, refused } = await cup.send(1, goals[0]!, card, goals[1]!)
    const matches = [(await cup.tie(3))._id]
    expect(accepted).toMatchObject([{ id: card.id, seq: 6 }])
    expect(refused).toEqual(goals.map(({ id }) => ({ id, code: 'later-match-begun', matches })))
    expect(await cup.tie(1)).toMatchObject({ score: { T1: 2, T2: 1 }, winner: 'T1' })
    expect(await cup.sides(3)).toEqual([1, 2])
  })

  test('an assist is refused together with its goal', async () => {
    const cup = await createSemiFinals()
    await begin(cup)
    const [goal] = cup.goals('T2', 1)
    const [one, two] = cup.teams[3]!.players
    const assist = cup.event('assist', { side: 'T2', player: two!.id, goal: goal!.id })
    const { accepted, refused } = await cup.send(1, { ...goal!, player: one!.id }, assist)
    expect(accepted).toEqual([])
    expect(refused).toMatchObject([{ id: goal!.id }, { id: assist.id, code: 'later-match-begun' }])
  })

  test('goals that together change nobody are stored together', async () => {
    const cup = await createSemiFinals()
    await begin(cup)
    const { refused } = await cup.send(1, ...cup.goals('T2', 2), ...cup.goals('T1', 2))
    expect(refused).toEqual([])
    expect(await cup.tie(1)).toMatchObject({ score: { T1: 4, T2: 3 } })
  })

  test('full time is not taken back', async () => {
    const cup = await createSemiFinals()
    await begin(cup)
    const { events } = await app.as()(getMatch, { params: { id: (await cup.tie(1))._id } })
    const fullTime = events.find(({ type }) => type === 'full-time')!
    const { refused } = await cup.send(1, cup.event('void', { voids: fullTime.id }))
    expect(refused).toMatchObject([apiErrorWith('later-match-begun')])
    expect((await cup.tie(1)).state).toBe('finished')
  })

  test('its kick-off is taken back first, then the correction sends the other team on', async () => {
    const cup = await createSemiFinals()
    const { accepted } = await begin(cup)
    await cup.send(3, cup.event('void', { voids: accepted[0]!.id }))
    await cup.send(1, ...cup.goals('T2', 2))
    expect(await cup.sides(3)).toEqual([4, 2])
    const match = await app.as()(getMatch, { params: { id: (await cup.tie(3))._id } })
    expect(match.teamOne.name).toBe('Team 4')
    const players = (await app.as(cup.organizer.token)(getMatch, { params: { id: match._id } })).lineups.T1
    expect(
      Object.values(players)
        .flat()
        .map(({ player }) => player)
        .toSorted(),
    ).toEqual(cup.teams[3]!.players.map(({ id }) => id).toSorted())
    await begin(cup)
    await cup.send(3, ...cup.goals('T1', 1), cup.event('full-time'))
    expect(cup.names.get((await cup.show()).champion!)).toBe(4)
  })

  test('an assist whose goal was undone does not keep it from other teams', async () => {
    const cup = await createSemiFinals()
    const { event, send } = cup
    const [one, two] = cup.teams[0]!.players
    const kickOff = event('kick-off')
    const goal = event('goal', { side: 'T1', player: one!.id })
    await send(3, kickOff, goal, event('assist', { side: 'T1', player: two!.id, goal: goal.id }))
    await send(3, event('void', { voids: goal.id }), event('void', { voids: kickOff.id }))
    expect((await send(1, ...cup.goals('T2', 2))).refused).toEqual([])
    expect(await cup.sides(3)).toEqual([4, 2])
  })

  test('a goal that stands in it keeps its sides, though its kick-off was taken back', async () => {
    const cup = await createSemiFinals()
    const { accepted } = await begin(cup)
    await cup.send(3, ...cup.goals('T1', 1))
    await cup.send(3, cup.event('void', { voids: accepted[0]!.id }))
    const { refused } = await cup.send(1, ...cup.goals('T2', 2))
    expect(refused).toHaveLength(2)
    await expect(cup.enter(3, { T1: 1 })).rejects.toMatchObject({ code: 'match-unfinished' })
    expect(await cup.sides(3)).toEqual([1, 2])
  })

  test('with a result entered by hand, that is taken back first', async () => {
    const cup = await createSemiFinals()
    await cup.enter(3, { T1: 1 })
    expect((await cup.send(1, ...cup.goals('T2', 2))).refused).toHaveLength(2)
    const { _id } = await cup.tie(3)
    await cup.call(removeResult, { params: { ...cup.params, match: _id } })
    expect((await cup.send(1, ...cup.goals('T2', 2))).refused).toEqual([])
    expect(await cup.sides(3)).toEqual([4, 2])
  })
})

describe('a final scored without a connection', () => {
  const createCupScoredOffline = async () => {
    const cup = await createSemiFinals()
    const { _id, teamOne, teamTwo } = await cup.tie(3)
    const { event } = cup
    const events = [event('kick-off'), ...cup.goals('T1', 1), event('full-time')]
    const teams = { T1: teamOne.team!, T2: teamTwo.team! }
    const sendAll = () =>
      app.as(cup.organizer.token)(recordEvents, { params: { id: _id }, body: { events, teams } })
    return { ...cup, events, sendAll }
  }

  test('is refused event by event when other teams play it by now, and stored when the first ones do again', async () => {
    const cup = await createCupScoredOffline()
    const { accepted: goals } = await cup.send(1, ...cup.goals('T2', 2))
    const { accepted, refused } = await cup.sendAll()
    expect(accepted).toEqual([])
    expect(refused).toEqual(cup.events.map(({ id }) => ({ id, code: 'other-teams' })))
    expect(await cup.tie(3)).toMatchObject({ state: 'scheduled', isMatch: true })
    await cup.send(1, ...goals.map(({ id }) => cup.event('void', { voids: id })))
    expect((await cup.sendAll()).accepted).toHaveLength(3)
    expect(cup.names.get((await cup.show()).champion!)).toBe(1)
  })

  test('is repeated without harm after a correction', async () => {
    const cup = await createCupScoredOffline()
    await cup.sendAll()
    const { repeated, refused } = await cup.sendAll()
    expect([repeated, refused]).toEqual([cup.events.map(({ id }) => id), []])
  })
})

describe('a final whose sides are wrong because of an earlier fault', () => {
  /** Creates a final as earlier versions stored it: with team 1, although team 4 won the semi-final. */
  const createWrongFinal = async () => {
    const cup = await createSemiFinals()
    await cup.send(1, ...cup.goals('T2', 2))
    const { _id } = await cup.tie(3)
    const setSide = (team: string) =>
      app.db.updateTable('tournament_matches').set({ team_one_id: team }).where('id', '=', _id).execute()
    return { ...cup, _id, setSide }
  }

  test('comes to its end as it is played, and has its winner', async () => {
    const cup = await createWrongFinal()
    await begin(cup)
    await cup.setSide(cup.teams[0]!.id)
    await cup.send(3, ...cup.goals('T1', 1), cup.event('full-time'))
    const { state, champion } = await cup.show()
    expect([state, cup.names.get(champion!)]).toEqual(['finished', 1])
  })

  test('is ended by the timer', async () => {
    const cup = await createWrongFinal()
    await begin(cup)
    await cup.setSide(cup.teams[0]!.id)
    app.clock.advance(12 * hour)
    await app.sweep()
    expect((await cup.tie(3)).state).toBe('finished')
  })

  test('lets the correction be taken back', async () => {
    const cup = await createWrongFinal()
    await begin(cup)
    await cup.setSide(cup.teams[0]!.id)
    const { refused } = await cup.send(1, ...cup.goals('T1', 2))
    expect(refused).toEqual([])
    expect(await cup.tie(1)).toMatchObject({ winner: 'T1' })
    expect(await cup.sides(3)).toEqual([1, 2])
  })
})

test('correcting a group match after the last one changes who advances', async () => {
  const cup = await createScheduledTournament(app, {
    form: 'groups',
    groups: 2,
    qualify: 2,
    teams: 6,
    members: 1,
  })
  const { stages } = await cup.show()
  for (const { number, teamOne, teamTwo } of stages[0]!.ties) {
    const isFirst = cup.names.get(teamOne.team!)! < cup.names.get(teamTwo.team!)!
    await cup.play(number, isFirst ? 1 : 0, isFirst ? 0 : 1)
  }
  const [groupA] = (await cup.show()).stages[0]!.tables
  const [, second, third] = groupA!.rows.map(({ team }) => cup.names.get(team)!)
  const numbers = (await cup.show()).stages[1]!.ties.filter(({ round }) => round === 2).map(
    ({ number }) => number,
  )
  const semiFinalists = async () => (await Promise.all(numbers.map(cup.sides))).flat()
  expect(await semiFinalists()).toContain(second)
  const between = (await cup.show()).stages[0]!.ties.find(({ teamOne, teamTwo }) =>
    [second, third].every((n) => [teamOne.team, teamTwo.team].includes(cup.teams[n! - 1]!.id)),
  )!
  const side = cup.names.get(between.teamOne.team!) === third ? 'T1' : 'T2'
  await cup.send(between.number, ...cup.goals(side, 2))
  expect(await semiFinalists()).toContain(third)
  expect(await semiFinalists()).not.toContain(second)
  const [captain] = [cup.teams[second! - 1]!.captain]
  expect((await newsOf(captain))[0]).toMatch(/^out: /)
  const others = [1, 2, 3, 4, 5, 6].filter((n) => n !== second && n !== third)
  for (const n of others)
    expect((await newsOf(cup.teams[n - 1]!.captain)).filter((one) => one.startsWith('out'))).toHaveLength(
      (await semiFinalists()).includes(n) ? 0 : 1,
    )
})

test('a goal before kick-off starts the tournament, until the goal is undone', async () => {
  const cup = await createScheduledTournament(app, { form: 'knock-out', members: 1 })
  const [goal] = cup.goals('T1', 1)
  await cup.send(1, goal!)
  expect((await cup.show()).state).toBe('running')
  await cup.send(1, cup.event('void', { voids: goal!.id }))
  expect((await cup.show()).state).toBe('drawn')
})

test('a goal that is undone, redone and undone again does not count', async () => {
  const cup = await createSemiFinals()
  const { event } = cup
  const goal = event('goal', { side: 'T1', player: cup.teams[0]!.captain.id })
  const counts = async () => (await cup.show()).scorers.map(({ count }) => count)
  const voids: NewEvent[] = []
  await cup.send(1, goal)
  expect(await counts()).toEqual([1])
  for (const expected of [[], [1], [], [1], []]) {
    const undo = event('void', { voids: voids.at(-1)?.id ?? goal.id })
    voids.push(undo)
    await cup.send(1, undo)
    expect(await counts()).toEqual(expected)
  }
})

test('a card in the final does not change the fair play ranking of the groups', async () => {
  const cup = await createScheduledTournament(app, {
    form: 'groups',
    groups: 2,
    qualify: 1,
    members: 1,
    rules: { minutes: 8, order: ['points', 'fair-play', 'lot'] },
  })
  for (const number of [1, 2]) {
    const { event, goals } = cup
    const yellow = event('card', { side: 'T2', card: 'yellow' })
    await cup.send(number, event('kick-off'), yellow, ...goals('T1', 0), event('full-time'))
  }
  const before = await cup.sides(3)
  expect(before).not.toContain(undefined)
  const { event, goals } = cup
  await cup.send(3, event('kick-off'), ...goals('T1', 1))
  await cup.send(3, event('card', { side: 'T1', card: 'red' }), event('full-time'))
  const { stages, champion, cards, state } = await cup.show()
  const first = stages[0]!.tables.map(({ rows }) => cup.names.get(rows[0]!.team))
  expect([first.toSorted(), state]).toEqual([before.toSorted(), 'finished'])
  expect(stages[0]!.tables.map(({ rows }) => rows.map(({ fairPlay }) => fairPlay))).toEqual([
    [0, 1],
    [0, 1],
  ])
  expect(cards.find(({ team }) => team === champion)).toMatchObject({ red: 1, fairPlay: 4 })
})

test('a card after full time changes who goes on by fair play', async () => {
  const cup = await createScheduledTournament(app, {
    form: 'groups',
    groups: 2,
    qualify: 1,
    members: 1,
    rules: { minutes: 8, order: ['points', 'fair-play', 'lot'] },
  })
  const yellow = () => cup.event('card', { side: 'T2', card: 'yellow' })
  for (const number of [1, 2]) await cup.send(number, cup.event('kick-off'), yellow(), cup.event('full-time'))
  const [one, two] = await cup.sides(1)
  expect(await cup.sides(3)).toContain(one)
  await cup.send(1, cup.event('card', { side: 'T1', card: 'red' }))
  expect(await cup.sides(3)).toContain(two)
})

describe('a match of a group that its cards decided', () => {
  const createCup = async () => {
    const cup = await createScheduledTournament(app, {
      form: 'groups',
      groups: 2,
      qualify: 1,
      members: 1,
      rules: { minutes: 8, order: ['points', 'fair-play', 'lot'] },
    })
    for (const number of [1, 2]) {
      const yellow = cup.event('card', { side: 'T2', card: 'yellow' })
      await cup.send(number, cup.event('kick-off'), yellow, cup.event('full-time'))
    }
    const enter = async (kind: 'void' | 'replay', confirmed = false) => {
      const params = { id: cup.id, match: (await cup.tie(1))._id }
      return app.as(cup.organizer.token)(enterResult, { params, body: { kind, T1: 0, T2: 0, confirmed } })
    }
    return { ...cup, enter }
  }

  test.each(['void', 'replay'] as const)(
    'is not %s before the organizer knows who leaves the final',
    async (kind) => {
      const cup = await createCup()
      const [through] = await cup.sides(1)
      expect(await cup.sides(3)).toContain(through)
      await expect(cup.enter(kind)).rejects.toMatchObject(apiErrorWith('changes-later-matches'))
      expect(await cup.sides(3)).toContain(through)
      await cup.enter(kind, true)
      expect(await cup.sides(3)).not.toContain(through)
    },
  )

  test.each(['void', 'replay'] as const)('is not %s once the final has begun', async (kind) => {
    const cup = await createCup()
    await cup.send(3, cup.event('kick-off'))
    await expect(cup.enter(kind, true)).rejects.toMatchObject(apiErrorWith('later-match-begun'))
  })
})

test('the last match of a league corrected makes another team its champion', async () => {
  const cup = await createScheduledTournament(app, { teams: 3, members: 1 })
  for (const { number, teamOne, teamTwo } of (await cup.show()).stages[0]!.ties) {
    const isFirst = cup.names.get(teamOne.team!)! < cup.names.get(teamTwo.team!)!
    await cup.play(number, isFirst ? 1 : 0, isFirst ? 0 : 1)
  }
  const league = await cup.show()
  expect([league.state, cup.names.get(league.champion!)]).toEqual(['finished', 1])
  const { number, teamOne } = league.stages[0]!.ties.find(({ teamOne, teamTwo }) =>
    [1, 2].every((n) => [teamOne.team, teamTwo.team].includes(cup.teams[n - 1]!.id)),
  )!
  await cup.send(number, ...cup.goals(cup.names.get(teamOne.team!) === 2 ? 'T1' : 'T2', 3))
  expect(cup.names.get((await cup.show()).champion!)).toBe(2)
})
