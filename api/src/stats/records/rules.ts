import type { HeadToHead, Streaks } from '@i-one/contract/stats/records'

export interface PlayedResult {
  outcome: string
  goals: number
}

const runOf = (matches: readonly PlayedResult[], goesOn: (match: PlayedResult) => boolean) => {
  let [current, longest] = [0, 0]
  for (const match of matches) {
    current = goesOn(match) ? current + 1 : 0
    longest = Math.max(longest, current)
  }
  return { current, longest }
}

export const toStreaks = (matches: readonly PlayedResult[]): Streaks => ({
  winning: runOf(matches, ({ outcome }) => outcome === 'won'),
  unbeaten: runOf(matches, ({ outcome }) => outcome !== 'lost'),
  scoring: runOf(matches, ({ goals }) => goals > 0),
})

export type HeadToHeadTotals = HeadToHead['against']

export const emptyHeadToHead: HeadToHeadTotals = {
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  goals: 0,
  otherGoals: 0,
}
