import { isGoing, isWaiting } from '@i-one/contract/sessions/states'
import { listDeciders } from '../at-centre.ts'
import type { Database } from '../lib/database/database.ts'
import { notify } from '../notifications/actions.ts'
import type { NewNotification } from '../notifications/sql.ts'
import type { VisibleSession } from './rules.ts'
import type { StoredPlace } from './sql.ts'

interface NotifyOptions extends Omit<NewNotification, 'users' | 'sessionId' | 'facts'> {
  by: string | null
  facts?: NewNotification['facts']
}

export const notifyUsers = (
  db: Database,
  sessionId: string,
  users: Iterable<string | null>,
  { by, facts, ...notification }: NotifyOptions,
) => {
  const others = new Set([...users].filter((user) => user !== null && user !== by) as string[])
  return notify(db, { ...notification, sessionId, users: [...others], facts: { player: by, ...facts } })
}

export const listPlayers = ({ captainId, places }: { captainId: string; places: readonly StoredPlace[] }) => [
  captainId,
  ...places.filter(({ state }) => isGoing(state)).map(({ playerId }) => playerId),
]

export const listParticipants = (session: { captainId: string; places: readonly StoredPlace[] }) => [
  session.captainId,
  ...session.places
    .filter(({ state }) => isGoing(state) || isWaiting(state) || state === 'invited' || state === 'maybe')
    .map(({ playerId }) => playerId),
]

export const listAllUsers = (session: VisibleSession & { places: readonly StoredPlace[] }) => [
  ...listParticipants(session),
  ...listDeciders(session),
]
