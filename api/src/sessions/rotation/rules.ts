import { isUnfinished } from '@i-one/game/matches/match-state'
import { findWinner } from '@i-one/game/matches/winner'
import { type Pairing, type PlayedMatch, findNextPairing } from '@i-one/game/sessions/rotation'

interface Score {
  T1: number
  T2: number
}

export interface SetMatch {
  state: string
  /** False for a match that ended without being played, such as a walkover. */
  played: boolean
  one: number
  two: number
  score: Score
  shootOut?: Score | undefined
}

const toPlayedMatch = (match: SetMatch): PlayedMatch => {
  const { one, two } = match
  const winner = findWinner(match)
  return { one, two, winner: winner && (winner === 'T1' ? one : two) }
}

interface Rotating {
  sets: number
  streakCap: number
  matches: readonly SetMatch[]
}

export const proposePairing = ({ sets, streakCap, matches }: Rotating): Pairing | null =>
  findNextPairing(
    sets,
    matches.filter(({ played }) => played).map(toPlayedMatch),
    streakCap === 0 ? Infinity : streakCap,
  )

export const proposeNextMatch = (session: Rotating & { state: string }) => {
  const isOn = session.matches.some(({ state }) => isUnfinished(state))
  return session.state === 'started' && !isOn ? proposePairing(session) : null
}
