import type { Session } from '@i-one/contract/sessions'
import type { TournamentFixture } from '@i-one/contract/sessions/nearby'
import { isUpcoming } from '@i-one/contract/sessions/states'

export const findNextFixture = <
  One extends Pick<Session, 'state' | 'start'>,
  Match extends Pick<TournamentFixture, 'start'>,
>(
  sessions: readonly One[],
  fixtures: readonly Match[],
): { session?: One | undefined; match?: Match } => {
  const session = sessions.find(({ state }) => isUpcoming(state))
  const [match] = fixtures
  if (match && (!session || match.start < session.start)) return { match }
  return { session: session ?? sessions[0] }
}
