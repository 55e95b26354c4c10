import type { Session } from '@i-one/contract/sessions'
import type { TournamentFixture } from '@i-one/contract/sessions/nearby'
import { isAhead } from '@i-one/contract/sessions/states'

export const findNext = <
  One extends Pick<Session, 'state' | 'start'>,
  Match extends Pick<TournamentFixture, 'start'>,
>(
  sessions: readonly One[],
  fixtures: readonly Match[],
): { session?: One | undefined; match?: Match } => {
  const session = sessions.find(({ state }) => isAhead(state))
  const [match] = fixtures
  if (match && (!session || match.start < session.start)) return { match }
  return { session: session ?? sessions[0] }
}
