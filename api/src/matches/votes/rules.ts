import { Refusal } from '../../lib/http/refusal.ts'
import { type Votable, isVoteOpen } from '../player-of-the-match.ts'

interface Vote {
  voter: string
  player: string
}

export const requireVote = (
  match: Votable,
  { voter, player }: Vote,
  players: readonly string[],
  now: Date,
) => {
  if (!isVoteOpen(match, now)) throw new Refusal('vote-not-open')
  if (voter === player) throw new Refusal('not-oneself')
  if (!players.includes(player)) throw new Refusal('not-in-match')
}
