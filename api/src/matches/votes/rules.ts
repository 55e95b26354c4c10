import { ApiError } from '../../lib/http/api-error.ts'
import { type VotableMatch, isVoteOpen } from '../player-of-the-match.ts'

export const requireValidVote = (
  match: VotableMatch,
  { voter, player }: { voter: string; player: string },
  players: readonly string[],
  now: Date,
) => {
  if (!isVoteOpen(match, now)) throw new ApiError('vote-not-open')
  if (voter === player) throw new ApiError('not-oneself')
  if (!players.includes(player)) throw new ApiError('not-in-match')
}
