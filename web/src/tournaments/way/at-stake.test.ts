import type { Tie, Tournament } from '@i-one/contract/tournaments'
import { defaultRules } from '@i-one/game/tournaments/standings'
import { expect, test } from 'vitest'
import { overtakeText, findTieStakes } from './at-stake.tsx'

const rules = {
  ...defaultRules,
  order: [...defaultRules.order],
  minutes: 20,
  periods: 2,
  playersPerTeam: 5,
  aet: false,
  penaltyShootout: false,
  walkover: 3,
  withdrawal: 'forfeit' as const,
}

let made = 0
const tie = (text: string, more: Partial<Tie> = {}): Tie => {
  const [, one = '', goals, against, two = ''] = /^(\w+) (?:(\d+)-(\d+)|v) (\w+)$/.exec(text) ?? []
  const played = goals !== undefined && { score: { T1: Number(goals), T2: Number(against) } }
  return {
    _id: `tie ${++made}`,
    number: made,
    round: 1,
    matchType: 'League Match',
    state: played ? 'finished' : 'scheduled',
    teamOne: { team: one, name: one },
    teamTwo: { team: two, name: two },
    isMatch: true,
    ...played,
    ...more,
  }
}

const next = tie('Danfo v Bulls', { round: 2, start: '2025-11-24T18:00:00.000Z' })
const played = [tie('Danfo 1-0 Okada'), tie('Bulls 3-0 Egrets')]

const league = (ties: Tie[], entries: { team: string; points?: number; gone?: true }[] = []) => {
  const names = ['Danfo', 'Okada', 'Bulls', 'Egrets']
  const rows = names.map((team) => ({ team }))
  const stage = { kind: 'league', tables: [{ name: '', complete: false, rows }], ties }
  const entered = names.map((name) => {
    const { points, gone } = entries.find(({ team }) => team === name) ?? {}
    return {
      team: { _id: name, name },
      state: gone ? 'withdrawn' : 'entered',
      squad: [],
      ...(points && { deduction: { points, reason: '' } }),
    }
  })
  const made = { stages: [stage], entries: entered, rules, pitches: [], timeZone: 'Africa/Lagos' }
  return made as unknown as Pick<Tournament, 'stages' | 'entries' | 'rules' | 'pitches' | 'timeZone'>
}
const of = (...made: Parameters<typeof league>) => findTieStakes(league(...made), 'Danfo', next)

test('stakes are computed from the matches of the table', () => {
  const later = tie('Okada v Egrets', { round: 2, start: '2025-11-24T20:00:00.000Z' })
  const level = [tie('Danfo 2-0 Egrets'), tie('Bulls 3-0 Egrets'), tie('Okada 0-0 Egrets')]
  expect(of([...level, next, later])).toEqual({ leads: true, onLoss: ['Okada', 'Egrets'], onDraw: [] })
})

test('an earlier or unscheduled match of a rival hides the stakes', () => {
  const behind = [tie('Danfo 1-0 Egrets'), tie('Bulls 2-0 Egrets'), tie('Okada 4-0 Egrets')]
  const third = (start?: string) => [
    ...behind,
    next,
    tie('Okada v Egrets', { round: 2, ...(start && { start }) }),
  ]
  expect(of(third('2025-11-24T18:20:00.000Z'))?.leads).toBe(false)
  expect(of(third())?.leads).toBe(false)
  expect(of([...behind, next])?.leads).toBe(true)
})

test('a withdrawn team forfeits its remaining matches, and deductions count', () => {
  const open = tie('Egrets v Danfo', { round: 3 })
  expect(of([...played, next, open], [{ team: 'Egrets', gone: true }])?.leads).toBe(false)
  expect(of([...played, next], [{ team: 'Danfo', points: 3 }])?.leads).toBe(false)
  expect(of([...played, next], [{ team: 'Bulls', points: 3 }])?.leads).toBe(false)
})

test('withdrawn teams are not overtaken', () => {
  const level = [tie('Danfo 1-0 Okada'), tie('Egrets 5-0 Okada'), tie('Bulls 0-0 Okada')]
  const made = league([...level, next], [{ team: 'Egrets', gone: true }])
  expect(findTieStakes(made, 'Danfo', next)?.leads).toBe(true)
  for (const row of made.stages[0]!.tables[0]!.rows) if (row.team === 'Egrets') row.withdrawn = true
  expect(findTieStakes(made, 'Danfo', next)).toEqual({ leads: false, onLoss: ['Bulls'], onDraw: [] })
})

test('played, unscheduled and knock-out matches have no stakes', () => {
  const stakes = (one: Tie, kind = 'league') => {
    const made = league([...played, one])
    if (kind === 'knock-out') made.stages[0]!.tables = []
    return findTieStakes(made, 'Danfo', one)
  }
  expect(stakes(next)?.leads).toBe(true)
  expect(stakes({ ...next, state: 'playing' })).toBeUndefined()
  expect(stakes({ ...next, state: 'postponed' })).toBeUndefined()
  const { start: _, ...without } = next
  expect(stakes(without)).toBeUndefined()
  expect(stakes(next, 'knock-out')).toBeUndefined()
})

test('the note names the rivals and the day', () => {
  const text = (stakes: { onLoss?: string[]; onDraw?: string[] }, serverTime = '2025-11-20T12:00:00.000Z') =>
    overtakeText({ leads: false, onLoss: [], onDraw: [], ...stakes }, { ...league([]), serverTime }, next)
  expect(text({ onLoss: ['Egrets'] })).toBe('Lose on Monday and Egrets can overtake you.')
  expect(text({ onLoss: ['Egrets'] }, '2025-11-24T09:00:00.000Z')).toBe(
    'Lose today and Egrets can overtake you.',
  )
  expect(text({ onLoss: ['Egrets', 'Okada'] }, '2025-11-01T09:00:00.000Z')).toBe(
    'Lose on 24 Nov and Egrets and Okada can overtake you.',
  )
  expect(text({ onDraw: ['Okada'] })).toBe('Win on Monday, or Okada can overtake you.')
  expect(text({ onLoss: ['Egrets'], onDraw: ['Okada'] })).toBe('Lose on Monday and Egrets can overtake you.')
  expect(text({ onLoss: ['Egrets', 'Okada', 'Bulls', 'Danfo'] })).toBe(
    'Lose on Monday and 4 teams can overtake you.',
  )
  expect(text({})).toBeUndefined()
})
