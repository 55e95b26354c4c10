import { isGoing, isWaiting } from '@i-one/contract/sessions/states'
import { whoAnswers } from '../at-centre.ts'
import type { Database } from '../lib/database/database.ts'
import { notify } from '../notifications/actions.ts'
import type { NewNotification } from '../notifications/sql.ts'
import type { Seen } from './rules.ts'
import type { StoredPlace } from './sql.ts'

interface NotifyOptions extends Omit<NewNotification, 'users' | 'sessionId' | 'facts'> {
  /** Who did it; null where a timer did. */
  by: string | null
  facts?: NewNotification['facts']
}

/** Notifies users of what happened in a session, except the one who did it. By default it is about that one. */
export const notifyUsers = (
  db: Database,
  sessionId: string,
  users: Iterable<string | null>,
  { by, facts, ...news }: NotifyOptions,
) => {
  const others = new Set([...users].filter((user) => user !== null && user !== by) as string[])
  return notify(db, { ...news, sessionId, users: [...others], facts: { player: by, ...facts } })
}

/** Who plays, and the captain. */
export const players = ({ captainId, places }: { captainId: string; places: readonly StoredPlace[] }) => [
  captainId,
  ...places.filter(({ state }) => isGoing(state)).map(({ playerId }) => playerId),
]

/** Who goes or waits, and the captain. */
export const people = (session: { captainId: string; places: readonly StoredPlace[] }) => [
  session.captainId,
  ...session.places
    .filter(({ state }) => isGoing(state) || isWaiting(state) || state === 'invited' || state === 'maybe')
    .map(({ playerId }) => playerId),
]

/** They and who answers for the pitch. */
export const everybody = (session: Seen & { places: readonly StoredPlace[] }) => [
  ...people(session),
  ...whoAnswers(session),
]
