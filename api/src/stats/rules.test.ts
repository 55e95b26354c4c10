import type { MatchEvent } from '@i-one/game/matches/event'
import { describe, expect, test } from 'vitest'
import {
  type PlayedMatch,
  toAppearances,
  sumByMatchType,
  getCurrentSeason,
  toSeasonMonths,
  sumFigures,
} from './rules.ts'

const at = '2025-11-20T18:00:00.000Z'
let count = 0
const event = (type: MatchEvent['type'], traits: Partial<MatchEvent> = {}): MatchEvent => ({
  id: `event ${++count}`,
  type,
  clockMs: count,
  at,
  ...traits,
})
const lineup: PlayedMatch['lineup'] = [
  { player: 'ada', side: 'T1', role: 'goalkeeper' },
  { player: 'bola', side: 'T1', role: 'forward' },
  { player: 'chidi', side: 'T1', role: 'substitutes' },
  { player: 'dayo', side: 'T2', role: 'defenders' },
]
const played = (events: MatchEvent[], traits: Partial<PlayedMatch> = {}) =>
  toAppearances({
    state: 'finished',
    startsAt: new Date(at),
    timeZone: 'Africa/Lagos',
    lineup,
    events: [event('kick-off'), ...events, event('full-time')],
    ...traits,
  })
const goal = (side: 'T1' | 'T2', player?: string) => event('goal', { side, ...(player && { player }) })
const outcomes = (events: MatchEvent[]) => played(events).map(({ player, outcome }) => `${player} ${outcome}`)

describe('a finished match', () => {
  test('is an appearance for every starter, with goals, assists and the side’s clean sheet', () => {
    const scored = goal('T1', 'bola')
    const rows = played([scored, event('assist', { side: 'T1', player: 'ada', goal: scored.id })])
    const same = { season: '25/26', day: '2025-11-20' }
    expect(rows).toEqual([
      { player: 'ada', side: 'T1', outcome: 'won', goals: 0, assists: 1, cleanSheet: true, ...same },
      { player: 'bola', side: 'T1', outcome: 'won', goals: 1, assists: 0, cleanSheet: true, ...same },
      { player: 'dayo', side: 'T2', outcome: 'lost', goals: 0, assists: 0, cleanSheet: false, ...same },
    ])
  })

  test.each([
    ['substitution', { player: 'bola', on: 'chidi' }, true],
    ['substitution', { player: 'chidi', on: 'bola' }, true],
    ['goal', { player: 'chidi' }, true],
    ['card', { player: 'chidi', card: 'yellow' }, false],
    ['goal', { player: 'bola' }, false],
  ] as const)('%s %j puts the substitute on the pitch: %j', (type, traits, came) => {
    const rows = played([event(type, { side: 'T1', ...traits })])
    expect(rows.map(({ player }) => player).includes('chidi')).toBe(came)
  })

  test('a substitution that was taken back puts nobody on the pitch', () => {
    const swap = event('substitution', { side: 'T1', player: 'bola', on: 'chidi' })
    expect(played([swap, event('void', { voids: swap.id })])).toHaveLength(3)
  })

  test('is won by goals, then by the kicks as they stood, and drawn else', () => {
    const kick = (side: 'T1' | 'T2', scored: boolean) => event('shoot-out-kick', { side, scored })
    const own = event('own-goal', { side: 'T1', player: 'ada' })
    expect(outcomes([own])).toEqual(['ada lost', 'bola lost', 'dayo won'])
    expect(outcomes([])).toEqual(['ada drawn', 'bola drawn', 'dayo drawn'])
    expect(outcomes([kick('T1', false), kick('T2', true)])).toEqual(['ada lost', 'bola lost', 'dayo won'])
    expect(outcomes([goal('T1'), kick('T1', false), kick('T2', true)])[0]).toBe('ada won')
  })

  test('without a goal is a clean sheet for both sides, and an own goal spoils one', () => {
    expect(played([]).every(({ cleanSheet }) => cleanSheet)).toBe(true)
    const own = event('own-goal', { side: 'T1', player: 'ada' })
    expect(played([own]).map(({ cleanSheet, goals }) => [cleanSheet, goals])).toEqual([
      [false, 0],
      [false, 0],
      [true, 0],
    ])
  })

  test.each([
    ['2025-06-30T22:59:59.000Z', 'Africa/Lagos', '2025-06-30', '24/25'],
    ['2025-06-30T23:00:00.000Z', 'Africa/Lagos', '2025-07-01', '25/26'],
    ['2025-07-01T03:00:00.000Z', 'America/New_York', '2025-06-30', '24/25'],
  ])('kicked off at %s in %s counts for %s, in %s', (kickOff, timeZone, day, season) => {
    const [row] = played([], {
      timeZone,
      events: [event('kick-off', { at: kickOff }), event('goal', { side: 'T1' })],
    })
    expect(row).toMatchObject({ day, season })
  })

  test('without a kick-off counts for the day it was to begin', () => {
    expect(played([], { events: [goal('T1')] })[0]?.day).toBe('2025-11-20')
  })

  test('with only full time recorded does not count', () => {
    expect(played([], { events: [event('full-time')] })).toEqual([])
    const kickOff = event('kick-off')
    const none = [kickOff, event('void', { voids: kickOff.id }), event('full-time')]
    expect(played([], { events: none })).toEqual([])
  })
})

test.each([
  'scheduled',
  'playing',
  'paused',
  'extra-time',
  'shoot-out',
  'abandoned',
  'walkover',
  'postponed',
])('a match that is %s counts for nobody', (state) =>
  expect(played([goal('T1', 'bola')], { state })).toEqual([]),
)

test.each([
  ['2026-06-30T22:59:59.000Z', '25/26'],
  ['2026-06-30T23:00:00.000Z', '26/27'],
])('at %s the season is %s', (now, season) => expect(getCurrentSeason(new Date(now))).toBe(season))

test('a season has its twelve months, July to June, and the sum of them', () => {
  const sums = (month: string, goals: number, matchType = 'Friendly Match') => {
    const won = { played: 2, won: 1, drawn: 0, lost: 1, cleanSheets: 1, setsPlayed: 2, setsWon: 1 }
    return { month, matchType, goals, assists: 1, ...won, clockedGoals: goals - 1, clockedSeconds: 480 }
  }
  const some = [sums('2025-11', 3), sums('2026-02', 1), sums('2026-02', 3, 'Cup Finals')]
  const months = toSeasonMonths('25/26', some)
  expect(months.map(({ month }) => month.slice(5))).toEqual('07 08 09 10 11 12 01 02 03 04 05 06'.split(' '))
  const rates = { sets: { played: 2, won: 1 }, clocked: { goals: 2, seconds: 480 } }
  const noRates = { sets: { played: 0, won: 0 }, clocked: { goals: 0, seconds: 0 } }
  expect(months[4]).toEqual({ month: '2025-11', goals: 3, assists: 1, played: 2, ...rates })
  expect(months[5]).toEqual({ month: '2025-12', goals: 0, assists: 0, played: 0, ...noRates })
  expect(sumFigures(some)).toEqual({
    goals: 7,
    assists: 3,
    played: 6,
    won: 3,
    drawn: 0,
    lost: 3,
    cleanSheets: 3,
    sets: { played: 6, won: 3 },
    clocked: { goals: 4, seconds: 1440 },
  })
  expect(sumByMatchType(some)).toEqual([
    { matchType: 'Friendly Match', played: 4, won: 2, goals: 4, assists: 2 },
    { matchType: 'Cup Finals', played: 2, won: 1, goals: 3, assists: 1 },
  ])
  const played = { played: 0, won: 0, drawn: 0, lost: 0, cleanSheets: 0 }
  expect(sumFigures([])).toEqual({ goals: 0, assists: 0, ...played, ...noRates })
})
