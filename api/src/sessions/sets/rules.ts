import type { SetAssignment } from '@i-one/game/sessions/set-assignment'
import { ApiError } from '../../lib/http/api-error.ts'
import type { StoredSession } from '../sql.ts'

/** Throws if the first or second set is empty. A session with a single set can start without an opponent. */
export const requireFilledSets = (assignments: readonly SetAssignment[], setCount: number) => {
  const filled = new Set(assignments.map(({ set }) => set))
  if (!filled.has(1) || (setCount > 1 && !filled.has(2))) throw new ApiError('not-enough-players')
}

type Sets = Pick<StoredSession, 'setNames' | 'setTeams'>
type Team = { id: string; name: string }

export const requireTeamFree = ({ setNames, setTeams }: Sets, set: number, team: Team) => {
  if (setTeams.some((one) => one.team === team.id && one.set !== set)) throw new ApiError('team-plays')
  if (setNames.some((name, n) => name === team.name && n + 1 !== set)) throw new ApiError('set-name-taken')
}
