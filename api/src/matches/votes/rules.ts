import { Refusal } from '../../lib/http/refusal.ts'
import { type Votable, isVoteOpen } from '../player-of-the-match.ts'

export const requireVote = (
  match: Votable,
  { voter, player }: { voter: string; player: string },
  players: readonly string[],
  now: Date,
) => {
  if (!isVoteOpen(match, now)) throw new Refusal('vote-not-open')
  if (voter === player) throw new Refusal('not-oneself')
  if (!players.includes(player)) throw new Refusal('not-in-match')
}
