import type { Actor } from '../../lib/actor.ts'
import type { Database } from '../../lib/database/database.ts'
import { notify } from '../../notifications/actions.ts'
import { findPitchAndTime, toOpponentFacts } from '../notifying.ts'
import type { StoredTie, StoredTournament } from '../sql.ts'

export const askPlayers = async (
  db: Database,
  stored: StoredTournament,
  tie: StoredTie,
  { team, users, again }: { team: string; users: readonly string[]; again?: true },
  { by, now }: Actor,
) => {
  const about = { match: tie.id, ...toOpponentFacts(stored, tie, team), ...findPitchAndTime(stored, tie) }
  const facts = { player: by, ...about, ...(again && { again }) }
  await notify(db, { kind: 'can-you-play', users, teamId: team, facts, now })
}

export const notifyOfMatchTomorrow = async (
  db: Database,
  stored: StoredTournament,
  tie: StoredTie,
  { team, users }: { team: string; users: readonly string[] },
  now: Date,
) => {
  const { name: tournament, code, id } = stored
  const facts = { tournament, code, ...toOpponentFacts(stored, tie, team), ...findPitchAndTime(stored, tie) }
  await notify(db, { kind: 'match-tomorrow', users, teamId: team, facts, occasion: id, now })
}
