import type { Match } from '@i-one/contract/matches'
import { expect, test } from 'vitest'
import { type AnyEvent, getMatchStatus } from '../match-status.ts'
import { listKickLines, outcomeText, playedAtText, listReportLines, resultText } from './report.ts'

const player = (id: string, number: number) => ({ player: id, number, initials: id.slice(0, 2), name: id })
const none = { goalkeeper: [], defenders: [], midfielders: [], forward: [], substitutes: [] }
const match = {
  state: 'finished',
  periods: 1,
  minutesPerPeriod: 8,
  aet: true,
  penaltyShootout: true,
  start: '2026-11-21T19:00:00.000Z',
  pitch: { name: 'Adélékè Astro', address: 'Yaba', timeZone: 'Africa/Lagos' },
  teamOne: { name: 'Danfo Kings' },
  teamTwo: { name: 'Mushin United' },
  lineups: {
    T1: { ...none, forward: [player('Emeka', 9), player('Ada', 10)] },
    T2: { ...none, forward: [player('Sadiq', 9)] },
  },
} as unknown as Match

let count = 0
const happened = (type: AnyEvent['type'], minute: number, traits: Partial<AnyEvent> = {}): AnyEvent => ({
  id: `e${++count}`,
  type,
  clockMs: minute * 60_000,
  at: new Date(Date.parse(match.start) + count * 1000).toISOString(),
  period: 'first',
  ...traits,
})
const goal = happened('goal', 2, { side: 'T1', player: 'Emeka' })
const wrong = happened('goal', 3, { side: 'T1', player: 'Ada' })
const events = [
  happened('kick-off', 0),
  goal,
  happened('assist', 2, { side: 'T1', player: 'Ada', goal: goal.id }),
  wrong,
  happened('own-goal', 4, { side: 'T1', player: 'Ada' }),
  happened('card', 5, { side: 'T2', player: 'Sadiq', card: 'yellow' }),
  happened('void', 5, { voids: wrong.id }),
  happened('substitution', 1, { side: 'T1', player: 'Emeka', on: 'Ada' }),
]

test('a report lists effective events in clock order', () => {
  expect(
    listReportLines(match, getMatchStatus(match, events), events).map(
      ({ minute, text }) => `${minute}’ ${text}`,
    ),
  ).toEqual([
    '2’ Substitution, Danfo Kings: Ada for Emeka',
    '3’ Goal, Danfo Kings: Emeka, assist Ada',
    '5’ Own goal, Danfo Kings: Ada',
    '6’ Yellow card, Mushin United: Sadiq',
  ])
})

test('a report lists each kick of a shoot-out and the winner', () => {
  const kicks = [
    happened('shoot-out-kick', 9, { side: 'T1', player: 'Ada', scored: true, period: 'shoot-out' }),
    happened('shoot-out-kick', 9, { side: 'T2', scored: false, period: 'shoot-out' }),
  ]
  const all = [...events, ...kicks, happened('full-time', 9, { period: 'shoot-out' })]
  expect(listKickLines(match, all).map(({ text }) => text)).toEqual([
    'Danfo Kings, Ada: scored',
    'Mushin United: missed',
  ])
  expect(outcomeText(match, getMatchStatus(match, all), all)).toBe('Danfo Kings won 1–0 on penalties.')
})

test('the outcome mentions extra time if it decided the match', () => {
  const late = happened('goal', 9, { side: 'T2', player: 'Sadiq', period: 'extra-first' })
  const all = [...events, late, happened('full-time', 10, { period: 'extra-second' })]
  expect(outcomeText(match, getMatchStatus(match, all), all)).toBe('Mushin United won after extra time.')
})

test('a match played on another day than planned shows the day of its kick-off', () => {
  const early = [{ ...happened('kick-off', 0), at: '2026-11-19T18:30:00.000Z' }]
  const status = getMatchStatus(match, early)
  expect(resultText(match, status)).toContain('Adélékè Astro, Thu 19 Nov')
  expect(playedAtText(match, status, 'Lagos time')).toBe(
    'Played at Adélékè Astro, Yaba, on Thu 19 Nov at 19:30, Lagos time.',
  )
})

test('a result to share names the scorers, the pitch and the day', () => {
  expect(resultText(match, getMatchStatus(match, events))).toBe(
    [
      'Danfo Kings 1–1 Mushin United',
      'Danfo Kings: Emeka 3’',
      'Mushin United: Ada 5’ (own goal)',
      'Adélékè Astro, Sat 21 Nov',
    ].join('\n'),
  )
})
