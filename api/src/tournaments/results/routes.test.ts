import { deductPoints, enterResult, removeResult } from '@i-one/contract/tournaments/results'
import { describe, expect, test } from 'vitest'
import { createDrawnTournament, createScheduledTournament } from '../../../test/make-tournament.ts'
import { apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()

describe('a league', () => {
  test('has its table from the results entered, and ends with its last', async () => {
    const { enter, show, names, call, params } = await createDrawnTournament(app, { teams: 3 })
    const home = async (number: number) => {
      const ties = (await show()).stages[0]!.ties
      const { teamOne, teamTwo } = ties.find((tie) => tie.number === number)!
      return [teamOne, teamTwo].map(({ team }) => names.get(team!)!) as [number, number]
    }
    const winner = (one: number, two: number) => (one < two ? { T1: 2, T2: 0 } : { T1: 0, T2: 2 })
    expect((await enter(1, winner(...(await home(1))))).state).toBe('running')
    await enter(2, winner(...(await home(2))))
    const { state, stages, champion } = await enter(3, winner(...(await home(3))))
    const rows = stages[0]!.tables[0]!.rows
    expect(
      rows.map(({ team, points, won, form }) => [names.get(team), points, won, form.toSorted()]),
    ).toEqual([
      [1, 6, 2, ['W', 'W']],
      [2, 3, 1, ['L', 'W']],
      [3, 0, 0, ['L', 'L']],
    ])
    expect([state, names.get(champion!)]).toEqual(['finished', 1])
    const { _id } = stages[0]!.ties[0]!
    const reopened = await call(removeResult, { params: { ...params, match: _id } })
    expect([reopened.state, reopened.champion]).toEqual(['running', undefined])
  })

  test('counts a walkover by its rules, both absent as lost by both, a void match not at all', async () => {
    const { enter } = await createDrawnTournament(app, { teams: 3, rules: { minutes: 8, walkover: 5 } })
    await enter(1, { T1: 1, T2: 0, kind: 'walkover' })
    await enter(2, { kind: 'both-absent' })
    const { stages } = await enter(3, { kind: 'void' })
    const [{ ties, tables }] = stages as [(typeof stages)[number]]
    expect(ties.map(({ state, score }) => [state, score])).toEqual([
      ['walkover', { T1: 5, T2: 0 }],
      ['both-absent', { T1: 0, T2: 0 }],
      ['void', { T1: 0, T2: 0 }],
    ])
    const sum = (figure: 'played' | 'lost' | 'won' | 'goalsFor') =>
      tables[0]!.rows.reduce((all, row) => all + row[figure], 0)
    expect([sum('played'), sum('won'), sum('lost'), sum('goalsFor')]).toEqual([4, 1, 3, 5])
  })

  test('takes points from a team, with a reason', async () => {
    const { call, params, teams, enter, show } = await createDrawnTournament(app, { teams: 3 })
    for (const number of [1, 2, 3]) await enter(number, { T1: 1, T2: 1 })
    const body = { points: 2, reason: 'A player of another team' }
    const { stages, entries } = await call(deductPoints, { params: { ...params, team: teams[0]!.id }, body })
    expect(stages[0]!.tables[0]!.rows.at(-1)).toMatchObject({ team: teams[0]!.id, points: 0, place: 3 })
    expect(entries.find(({ team }) => team._id === teams[0]!.id)?.deduction).toEqual(body)
    expect((await show()).state).toBe('running')
    const request = (points: number) =>
      call(deductPoints, { params: { ...params, team: teams[0]!.id }, body: { points } })
    await expect(request(1)).rejects.toMatchObject({ fields: { reason: 'Give a reason' } })
    const restored = await request(0)
    expect(restored.entries.every(({ deduction }) => deduction === undefined)).toBe(true)
  })
})

describe('three who are level', () => {
  const order = ['points', 'head-to-head-points', 'head-to-head-difference', 'difference'] as const

  test('say why with the table of their own matches', async () => {
    const { teams, enter, show, names } = await createDrawnTournament(app, {
      rules: { minutes: 8, order: [...order] },
    })
    const wins: Record<string, number> = { '1-2': 1, '2-3': 2, '3-1': 1, '1-4': 9, '2-4': 1, '3-4': 1 }
    for (const { number, teamOne, teamTwo } of (await show()).stages[0]!.ties) {
      const [one, two] = [names.get(teamOne.team!), names.get(teamTwo.team!)]
      await enter(number, { T1: wins[`${one}-${two}`] ?? 0, T2: wins[`${two}-${one}`] ?? 0 })
    }
    const rows = (await show()).stages[0]!.tables[0]!.rows
    expect(rows.map(({ team }) => names.get(team))).toEqual([2, 1, 3, 4])
    expect(rows[0]).toMatchObject({
      reason: '1st by head-to-head goal difference among three level teams',
      decidedBy: {
        among: expect.arrayContaining(teams.slice(0, 3).map(({ id }) => id)),
        table: [
          { team: teams[1]!.id, played: 2, goalsFor: 2, goalsAgainst: 1, points: 3 },
          { team: teams[0]!.id, played: 2, goalsFor: 1, goalsAgainst: 1, points: 3 },
          { team: teams[2]!.id, played: 2, goalsFor: 1, goalsAgainst: 2, points: 3 },
        ],
      },
    })
    expect(rows[3]?.decidedBy).toBeUndefined()
  })
})

describe('a cup', () => {
  const cup = () => createDrawnTournament(app, { form: 'knock-out', teams: 4, thirdPlace: true })

  test('fills its later matches, and ends with its final', async () => {
    const { enter, tie, names } = await cup()
    await enter(1, { T1: 2, T2: 1 })
    expect(await tie(4)).toMatchObject({ state: 'waiting', teamTwo: { name: 'Winner of semi-final 2' } })
    await enter(2, { T1: 1, T2: 1, shootOut: { T1: 3, T2: 4 } })
    expect(await tie(2)).toMatchObject({ winner: 'T2', shootOut: { T1: 3, T2: 4 } })
    const final = await tie(4)
    expect([final.teamOne.team, final.teamTwo.team].map((id) => names.get(id!))).toEqual([1, 2])
    const third = await tie(3)
    expect([third.teamOne.team, third.teamTwo.team].map((id) => names.get(id!))).toEqual([4, 3])
    await enter(3, { T1: 0, T2: 1 })
    const { state, champion } = await enter(4, { T1: 0, T2: 1 })
    expect([state, names.get(champion!)]).toEqual(['finished', 2])
  })

  test('lets nobody go on from a draw that is not decided', async () => {
    const { enter, tie } = await cup()
    await enter(1, { T1: 1, T2: 1 })
    expect(await tie(1)).toMatchObject({ undecided: true })
    expect((await tie(4)).state).toBe('waiting')
  })

  test('says what follows from taking a result back, of a match with a time too', async () => {
    const { enter, tie, sides, call, params } = await createScheduledTournament(app, { form: 'knock-out' })
    await enter(1, { T1: 2, T2: 1 })
    const match = { params: { ...params, match: (await tie(1))._id } }
    await expect(call(removeResult, match)).rejects.toMatchObject(apiError('changes-later-matches'))
    await call(removeResult, { ...match, body: { confirmed: true } })
    expect(await sides(3)).toEqual([undefined, undefined])
  })

  test('says what follows from a correction before it is done', async () => {
    const { enter, tie, names, teams, call, params } = await cup()
    await enter(1, { T1: 2, T2: 1 })
    await expect(enter(1, { T1: 1, T2: 2 })).rejects.toMatchObject({
      ...apiError('changes-later-matches'),
      body: {
        changes: [
          { number: 3, before: [teams[3]!.id, null], after: [teams[0]!.id, null] },
          { number: 4, before: [teams[0]!.id, null], after: [teams[3]!.id, null] },
        ],
      },
    })
    expect(await tie(1)).toMatchObject({ winner: 'T1' })
    await enter(1, { T1: 3, T2: 1 })
    await enter(1, { T1: 1, T2: 2, confirmed: true })
    expect(names.get((await tie(4)).teamOne.team!)).toBe(4)
    const match = { params: { ...params, match: (await tie(1))._id } }
    const back = call(removeResult, match)
    await expect(back).rejects.toMatchObject({
      ...apiError('changes-later-matches'),
      body: {
        changes: [
          { number: 3, before: [teams[0]!.id, null], after: [null, null] },
          { number: 4, before: [teams[3]!.id, null], after: [null, null] },
        ],
      },
    })
    await call(removeResult, { ...match, body: { confirmed: true } })
    expect([(await tie(1)).state, (await tie(4)).teamOne.team]).toEqual(['scheduled', undefined])
  })

  test('refuses one that would change a match which has begun', async () => {
    const { enter, tie, call, params } = await cup()
    await enter(1, { T1: 2, T2: 1 })
    await enter(2, { T1: 2, T2: 1 })
    await enter(4, { T1: 2, T2: 1 })
    const change = enter(1, { T1: 1, T2: 2, confirmed: true })
    await expect(change).rejects.toMatchObject(apiError('later-match-begun'))
    const { _id } = await tie(1)
    const back = call(removeResult, { params: { ...params, match: _id } })
    await expect(back).rejects.toMatchObject(apiError('later-match-begun'))
    expect(await tie(1)).toMatchObject({ score: { T1: 2, T2: 1 } })
  })

  test('takes no result of a match whose sides nobody knows, nor one that makes no sense', async () => {
    const { enter, tie, call, params } = await cup()
    await expect(enter(4, { T1: 1 })).rejects.toMatchObject(apiError('sides-unknown'))
    const wrong = [
      [{ T1: 1, T2: 1, kind: 'walkover' }, 'T1'],
      [{ T1: 1, T2: 0, shootOut: { T1: 1, T2: 0 } }, 'shootOut'],
      [{ T1: 1, T2: 1, shootOut: { T1: 3, T2: 3 } }, 'shootOut'],
      [{ T1: -1 }, 'T1'],
      [{ T1: 1.5 }, 'T1'],
      [{ T1: 1, kind: 'forgotten' }, 'kind'],
    ] as const
    for (const [body, field] of wrong)
      await expect(enter(1, body as never), field).rejects.toMatchObject({
        code: 'bad-input',
        fields: { [field]: expect.any(String) },
      })
    const other = await cup()
    const match = (await other.tie(1))._id
    await expect(call(enterResult, { params: { ...params, match }, body: { T1: 1 } })).rejects.toMatchObject(
      apiError('not-found', 404),
    )
    expect((await tie(1)).score).toBeUndefined()
  })
})

test('groups lead on to a knock-out, to the winner', async () => {
  const { enter, tie, names, show } = await createDrawnTournament(app, {
    form: 'groups',
    groups: 2,
    qualify: 2,
    teams: 8,
  })
  for (let number = 1; number <= 12; number++) {
    const { teamOne, teamTwo } = await tie(number)
    const first = names.get(teamOne.team!)! < names.get(teamTwo.team!)!
    await enter(number, first ? { T1: 1 } : { T2: 1 })
  }
  expect((await show()).stages[0]!.tables.every(({ complete }) => complete)).toBe(true)
  for (const number of [13, 14, 15]) {
    const { teamOne, teamTwo, state } = await tie(number)
    expect(state).toBe('scheduled')
    const first = names.get(teamOne.team!)! < names.get(teamTwo.team!)!
    await enter(number, first ? { T1: 1 } : { T2: 1 })
  }
  const { state, champion } = await show()
  expect([state, names.get(champion!)]).toEqual(['finished', 1])
})
