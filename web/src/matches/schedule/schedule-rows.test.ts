import type { MatchRow } from '@i-one/contract/matches/schedule'
import type { Session } from '@i-one/contract/sessions'
import { describe, expect, it } from 'vitest'
import {
  getRowDay,
  groupRowsByTeam,
  teamRowsText,
  listRowsOnDay,
  listScheduleRows,
  rowStatusText,
  upsertRow,
} from './schedule-rows.ts'

const pitch = { _id: 'p', name: 'Adélékè Astro', timeZone: 'Africa/Lagos' }

const match = (_id: string, teams: [string, string], more: Partial<MatchRow> = {}) =>
  ({
    _id,
    matchType: 'Friendly Match',
    state: 'finished',
    start: '2025-11-20T15:30:00.000Z',
    teamOne: { name: teams[0], initials: '' },
    teamTwo: { name: teams[1], initials: '' },
    score: { T1: 4, T2: 4 },
    clock: { running: false, elapsedMs: 480_000, at: '2025-11-20T15:40:00.000Z' },
    pitch,
    ...more,
  }) as MatchRow

const session = (_id: string, start: string, more: Partial<Session> = {}) =>
  ({
    _id,
    state: 'open',
    matchType: 'Friendly Match',
    start,
    teamOne: { name: 'Festac Town' },
    teamTwo: { name: 'Opponent wanted' },
    pitch,
    ...more,
  }) as Session

const rowsOf = (...of: Parameters<typeof listScheduleRows>) => listScheduleRows(...of)
const now = new Date('2025-11-20T19:18:00.000Z')

describe('schedule rows', () => {
  it('add or replace a row, sorted by time', () => {
    const [early, late] = [
      match('a', ['Red', 'Blue']),
      match('c', ['Red', 'Green'], { start: '2025-11-20T19:00:00.000Z' }),
    ]
    const between = match('b', ['Green', 'Blue'], { start: '2025-11-20T18:00:00.000Z' })
    const changed = { ...early, score: { T1: 5, T2: 4 } }
    expect(upsertRow(upsertRow([early, late], between), changed)).toEqual([changed, between, late])
  })

  it('are matches and sessions without a match, each once, sorted by time', () => {
    const played = match('m', ['Danfo Kings', 'Egrets'], { session: 's1' })
    const later = session('s2', '2025-11-20T21:00:00.000Z')
    const rows = rowsOf([played], [later, session('s1', '2025-11-20T15:00:00.000Z'), later], 'all')
    expect(rows.map(({ id }) => id)).toEqual(['m', 's2'])
    expect(rows[1]).toMatchObject({ score: undefined, to: '/upcoming-match?session=s2' })
  })

  it('keep a started session until its first match exists', () => {
    const started = session('s', '2025-11-20T19:00:00.000Z', { state: 'started' })
    expect(rowsOf([], [started], 'all').map(({ id }) => id)).toEqual(['s'])
    expect(rowStatusText(rowsOf([], [started], 'all')[0]!, now)).toBe('Kick-off soon')
    expect(rowsOf([match('m', ['Red', 'Blue'], { session: 's' })], [started], 'all')).toHaveLength(1)
  })

  it('omit a cancelled session', () => {
    expect(rowsOf([], [session('s', '2025-11-20T21:00:00.000Z', { state: 'cancelled' })], 'all')).toEqual([])
  })

  it('are filtered by tournaments and friendlies', () => {
    const both = [match('m', ['A', 'B']), match('cup', ['A', 'B'], { matchType: 'Cup Finals' })]
    expect(rowsOf(both, [], 'tournaments').map(({ id }) => id)).toEqual(['cup'])
    expect(rowsOf(both, [], 'friendlies').map(({ id }) => id)).toEqual(['m'])
  })

  it('belong to the local day of their pitch', () => {
    const [late] = rowsOf([match('m', ['A', 'B'], { start: '2025-11-20T23:30:00.000Z' })], [], 'all')
    expect(late && getRowDay(late)).toBe('2025-11-21')
  })

  it('include on today a match that began before midnight and is still running, in local time', () => {
    const start = '2025-11-20T22:40:00.000Z'
    const [running, over] = [
      match('running', ['A', 'B'], { start, state: 'playing' }),
      match('over', ['C', 'D'], { start }),
    ]
    const shown = (day: string, now: string) =>
      listRowsOnDay(rowsOf([running, over], [], 'all'), day, new Date(now)).map(({ id }) => id)
    const [before, after] = ['2025-11-20T22:59:00.000Z', '2025-11-20T23:01:00.000Z']
    expect(shown('2025-11-21', before)).toEqual([])
    expect(shown('2025-11-21', after)).toEqual(['running'])
    expect(shown('2025-11-22', after)).toEqual([])
    expect(shown('2025-11-20', after)).toEqual(['running', 'over'])
  })
})

describe('groups of schedule rows', () => {
  const live = match('live', ['Yaba Bulls', 'Egrets'], {
    state: 'playing',
    clock: { running: true, elapsedMs: 0, at: '2025-11-20T18:02:30.000Z' },
    period: 'second',
    periods: 2,
    minutesPerPeriod: 40,
  })
  const added = match('added', ['A', 'B'], { ...live, period: 'first' })

  it('are teams, live teams first, without the placeholder for a missing opponent', () => {
    const rows = rowsOf(
      [match('m', ['Danfo Kings', 'Egrets']), live],
      [session('s', now.toISOString())],
      'all',
    )
    expect(groupRowsByTeam(rows, new Set()).map((group) => [group.team, teamRowsText(group)])).toEqual([
      ['Egrets', '2 matches, 1 live now'],
      ['Yaba Bulls', '1 match, live now'],
      ['Danfo Kings', '1 match, Friendly Match'],
      ['Festac Town', '1 match, Friendly Match'],
    ])
  })

  it('list a match of one session once, with the user’s own games first', () => {
    const rows = rowsOf(
      [
        match('one', ['Red', 'Blue'], { session: 's' }),
        match('two', ['Red', 'Green'], { session: 's' }),
        live,
      ],
      [session('mine', '2025-11-20T21:00:00.000Z')],
      'all',
    )
    expect(groupRowsByTeam(rows, new Set(['mine'])).map(({ team, rows }) => [team, rows.length])).toEqual([
      ['Festac Town', 1],
      ['Yaba Bulls', 1],
      ['Egrets', 1],
      ['Red', 2],
    ])
  })

  it('show the minute of a live match and a countdown before', () => {
    const [running, inAddedTime, over, ahead, late] = [
      live,
      added,
      match('m', ['A', 'B']),
      match('ahead', ['A', 'B'], { state: 'scheduled', start: '2025-11-20T21:00:00.000Z' }),
      match('late', ['A', 'B'], { state: 'scheduled' }),
    ].map((one) => rowsOf([one], [], 'all')[0])
    expect(running && rowStatusText(running, now)).toBe('76th min')
    expect(inAddedTime && rowStatusText(inAddedTime, now)).toBe('40+36 min')
    expect(over && rowStatusText(over, now)).toBe('Full time')
    expect(ahead && rowStatusText(ahead, now)).toBeUndefined()
    expect(late && rowStatusText(late, now)).toBe('Kick-off soon')
  })
})

it('shows the winner on penalties after full time', () => {
  const line = (more: Partial<MatchRow>) =>
    rowsOf([match('m', ['Danfo Kings', 'Egrets'], more)], [], 'all')[0]?.penalties
  expect(line({ shootOut: { T1: 2, T2: 3 } })).toBe('Egrets won 3–2 on penalties')
  expect(line({ shootOut: { T1: 5, T2: 4 } })).toBe('Danfo Kings won 5–4 on penalties')
  expect(line({ state: 'shoot-out', shootOut: { T1: 1, T2: 0 } })).toBe('1–0 on penalties')
  expect(line({})).toBeUndefined()
})
