import { day } from '@i-one/game/durations'

export const votingDuration = day

export interface VotableMatch {
  state: string
  full_time_at: Date | null
  awarded_at: Date | null
}

const closesAt = (fullTime: Date) => new Date(fullTime.getTime() + votingDuration)

/** Compares the vote's deadline with the clock, because the timer that closes votes can run late. */
export const isVoteOpen = ({ state, full_time_at, awarded_at }: VotableMatch, now: Date) =>
  state === 'finished' && full_time_at !== null && awarded_at === null && now < closesAt(full_time_at)

type Voting = VotableMatch & { plays: boolean }

interface Counted {
  myVote: string | null
  awards: readonly { player: string; votes: number }[]
}

export const toPlayerOfTheMatch = (match: Voting, { myVote, awards }: Counted, now: Date) => {
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
