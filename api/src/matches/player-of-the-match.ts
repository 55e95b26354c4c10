import type { Match } from '@i-one/contract/matches'
import { day } from '@i-one/game/durations'

/** How long the vote is open after full time, in milliseconds. */
export const votingTime = day

export interface Votable {
  state: string
  full_time_at: Date | null
  awarded_at: Date | null
}

const closesAt = (fullTime: Date) => new Date(fullTime.getTime() + votingTime)

/** The second in which it closes is over also before the timer has counted. */
export const isVoteOpen = ({ state, full_time_at, awarded_at }: Votable, now: Date) =>
  state === 'finished' && full_time_at !== null && awarded_at === null && now < closesAt(full_time_at)

interface Voting extends Votable {
  plays: boolean
}

interface Counted {
  myVote: string | null
  awards: readonly { player: string; votes: number }[]
}

/** Nothing of a match that was not played to its end; who won is public when it is closed, and nothing of it before. */
export const playerOfTheMatch = (
  match: Voting,
  { myVote, awards }: Counted,
  now: Date,
): Pick<Match, 'playerOfTheMatch'> => {
  if (match.state !== 'finished' || match.full_time_at === null) return {}
  return {
    playerOfTheMatch: {
      closesAt: closesAt(match.full_time_at).toISOString(),
      mayVote: match.plays && isVoteOpen(match, now),
      ...(myVote !== null && { mine: myVote }),
      ...(match.awarded_at !== null && { winners: [...awards] }),
    },
  }
}
