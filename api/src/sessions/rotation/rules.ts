import { isUnfinished } from '@i-one/game/matches/match-state'
import { winnerOf } from '@i-one/game/matches/winner'
import { type Pairing, type PlayedMatch, nextPairing } from '@i-one/game/sessions/rotation'

interface Score {
  T1: number
  T2: number
}

/** A match of a session, with the numbers of the sets that play it. */
export interface SetMatch {
  state: string
  /** To its end, and not ended without a kick. */
  played: boolean
  one: number
  two: number
  score: Score
  shootOut?: Score | undefined
}

const playedMatch = (match: SetMatch): PlayedMatch => {
  const { one, two } = match
  const winner = winnerOf(match)
  return { one, two, winner: winner && (winner === 'T1' ? one : two) }
}

interface Rotating {
  sets: number
  streakCap: number
  matches: readonly SetMatch[]
}

/** Who plays next by the rotation; a match that was broken off, or ended without a kick, has moved nobody. */
export const proposalOf = ({ sets, streakCap, matches }: Rotating): Pairing | null =>
  nextPairing(
    sets,
    matches.filter(({ played }) => played).map(playedMatch),
    streakCap === 0 ? Infinity : streakCap,
  )

/** What is proposed while a session is played and no match of it is on, or about to be. */
export const nextOf = (session: Rotating & { state: string }) => {
  const isOn = session.matches.some(({ state }) => isUnfinished(state))
  return session.state === 'started' && !isOn ? proposalOf(session) : null
}
