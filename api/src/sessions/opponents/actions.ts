import type { Availability } from '@i-one/contract/availability'
import { isGoing, isWaiting } from '@i-one/contract/sessions/states'
import { getMinimumPlayers } from '@i-one/game/sessions/deadlines'
import { drawSetNames } from '@i-one/game/sessions/set-names'
import type { Actor } from '../../lib/actor.ts'
import type { Database } from '../../lib/database/database.ts'
import { toLeavingFacts, allowFreeLeave, notifyOfNewShares } from '../free-leaving/actions.ts'
import { insertChange } from '../history/sql.ts'
import { notifyUsers, listParticipants } from '../notify-users.ts'
import { leavePlace, savePlace } from '../places/sql.ts'
import { getCapacity, toCapacityGroup } from '../rules.ts'
import { drawTeams } from '../sets/drawing.ts'
import { deleteSetsFrom, insertSets, saveSides, updateSetTeam } from '../sets/sql.ts'
import { settlePlaces } from '../settle-places.ts'
import { type StoredSession, findSession } from '../sql.ts'
import { countFreePlaces } from '../waiting/rules.ts'
import { withoutOpponent } from './rules.ts'
import { inviteMembers, assignAllToFirstSide, markMaybe, clearSecondSide } from './sql.ts'

interface Side {
  opponentId: string
  team: { id: string; name: string } | null
  payingSide?: 1 | 2 | null
  said?: readonly AvailabilityAnswer[]
}

export interface AvailabilityAnswer {
  playerId: string
  answer: Availability
}

interface AskedTeam {
  teamId: string
  set: number
  said?: readonly AvailabilityAnswer[]
}

export const inviteTeam = async (
  db: Database,
  sessionId: string,
  { teamId, set, said = [] }: AskedTeam,
  { by, now }: Actor,
) => {
  const invited = await inviteMembers(db, { sessionId, teamId, set, now })
  const known = said.filter(({ playerId }) => invited.includes(playerId))
  const unsaid = invited.filter((member) => known.every(({ playerId }) => playerId !== member))
  await notifyUsers(db, sessionId, unsaid, { kind: 'can-you-play', by, now })
  if (known.length === 0) return
  await applyAnswers(db, sessionId, known, { set, by, now })
  await settlePlaces(db, sessionId, { by, now })
}

const changes = { going: 'joined', waitlisted: 'waitlisted', maybe: 'maybe', left: 'left' } as const

const grantLeaving = async (db: Database, sessionId: string, playerId: string, now: Date) => {
  const session = await findSession(db, sessionId)
  const place = session?.places.find((one) => one.playerId === playerId)
  if (!session || !place) throw new Error(`player ${playerId} has no place in session ${sessionId}`)
  return toLeavingFacts(session, place, await allowFreeLeave(db, session, place, now))
}

const applyAnswers = async (
  db: Database,
  sessionId: string,
  said: readonly AvailabilityAnswer[],
  { set, by, now }: Actor & { set: number },
) => {
  const session = await findSession(db, sessionId)
  if (!session) throw new Error(`locked session ${sessionId} does not exist`)
  let free = countFreePlaces(toCapacityGroup(session, set))
  const stateOf = (answer: Availability) => {
    if (answer !== 'in') return answer === 'out' ? 'left' : 'maybe'
    return free-- > 0 ? 'going' : 'waitlisted'
  }
  for (const { playerId, answer } of said) {
    const state = stateOf(answer)
    if (state === 'left') await leavePlace(db, { sessionId, playerId, state })
    else if (state === 'maybe') await markMaybe(db, sessionId, playerId, set)
    else await savePlace(db, { sessionId, playerId, state, takeMeIn: true, set, now })
    await insertChange(db, { sessionId, change: changes[state], playerId, by: playerId, now })
    if (state === 'left') continue
    const leaving = state === 'going' ? await grantLeaving(db, sessionId, playerId, now) : {}
    const facts = { said: state, ...leaving } as const
    await notifyUsers(db, sessionId, [playerId], { kind: 'can-you-play', facts, by, now })
  }
}

export const addOpponent = async (
  db: Database,
  session: StoredSession,
  { opponentId, team, payingSide = null, said }: Side,
  { by, now }: Actor,
) => {
  const sessionId = session.id
  const minimum = Math.max(session.minimum, getMinimumPlayers(getCapacity({ ...session, sets: 2 })))
  await saveSides(db, sessionId, { sets: 2, opponent: opponentId, payingSide, minimum })
  const { setNames } = session
  const names = team ? [...setNames, team.name] : drawSetNames(2, Math.random, setNames)
  await insertSets(db, sessionId, names)
  if (team) await updateSetTeam(db, { sessionId, set: 2, name: team.name, team: team.id })
  await assignAllToFirstSide(db, sessionId)
  await savePlace(db, { sessionId, playerId: opponentId, state: 'going', takeMeIn: true, set: 2, now })
  await insertChange(db, { sessionId, change: 'opponent-came', by, now, playerId: opponentId })
  const sided = await findSession(db, sessionId)
  if (sided) await drawTeams(db, sided, { by: null, now })
  await settlePlaces(db, sessionId, { by, now })
  if (team) await inviteTeam(db, sessionId, { teamId: team.id, set: 2, said }, { by, now })
}

const saveWithoutOpponent = async (db: Database, session: StoredSession, { by, now }: Actor) => {
  const sessionId = session.id
  const minimum = Math.min(session.minimum, getCapacity({ ...session, sets: 1 }))
  await clearSecondSide(db, sessionId)
  await deleteSetsFrom(db, sessionId, 2)
  await saveSides(db, sessionId, { sets: 1, opponent: null, payingSide: null, minimum })
  const change = { sessionId, change: 'opponent-left', by, now } as const
  await insertChange(db, { ...change, playerId: session.opponentId ?? undefined })
}

export const removeOpponent = async (db: Database, session: StoredSession, actor: Actor) => {
  await saveWithoutOpponent(db, session, actor)
  const after = withoutOpponent(session)
  const removed = session.places.filter(({ set, state }) => set === 2 && (isGoing(state) || isWaiting(state)))
  const users = removed.map(({ playerId }) => playerId)
  await notifyUsers(db, session.id, users, { kind: 'removed', ...actor })
  const facts = { player: session.opponentId, gone: true } as const
  const notification = { kind: 'opponent', facts, ...actor } as const
  await notifyOfNewShares(db, { before: session, after }, listParticipants(after), notification)
  await settlePlaces(db, session.id, actor)
}
