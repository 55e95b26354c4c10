import { getSession } from '@i-one/contract/sessions'
import { acceptOffer, joinSession, leaveSession, setWaiting } from '@i-one/contract/sessions/places'
import type { TestApp } from './app.ts'
import { listSessionChanges } from './list-changes.ts'
import { createOpenSession } from './make-open-session.ts'
import type { Person } from './make.ts'
import { byId } from './suite.ts'

export type SessionReference = { _id: string }

export const openWaitlist = (app: TestApp) => {
  const join = (person: Person, session: SessionReference, takeMeIn?: boolean) =>
    app.as(person.token)(joinSession, { ...byId(session), body: { takeMeIn } })
  const leave = (person: Person, session: SessionReference) =>
    app.as(person.token)(leaveSession, byId(session))
  const accept = (person: Person, session: SessionReference) =>
    app.as(person.token)(acceptOffer, byId(session))
  const wait = (person: Person, session: SessionReference, takeMeIn: boolean) =>
    app.as(person.token)(setWaiting, { ...byId(session), body: { takeMeIn } })
  const mine = async (person: Person, session: SessionReference) =>
    (await app.as(person.token)(getSession, byId(session))).mine
  const after = (milliseconds: number) => new Date(app.clock.now().getTime() + milliseconds).toISOString()

  const changesOf = async ({ _id }: SessionReference) =>
    (await listSessionChanges(app, _id)).map(({ change, player_id, by }) => ({
      change,
      player: player_id,
      by,
    }))
  const notificationsOf = (person: Person) =>
    app.db.selectFrom('notifications').select(['kind', 'facts']).where('user_id', '=', person.id).execute()

  const createFullSession = async (...line: [Person, boolean][]) => {
    const made = await createOpenSession(app, { playersPerTeam: 1, others: 1 })
    for (const [person, takeMeIn] of line) await join(person, made.session, takeMeIn)
    return { session: made.session, captain: made.captain, goer: made.others[0] as Person }
  }
  const createOfferedPlace = async (...line: [Person, boolean][]) => {
    const made = await createFullSession(...line)
    await leave(made.goer, made.session)
    return made
  }

  return {
    join,
    leave,
    accept,
    wait,
    mine,
    after,
    changesOf,
    notificationsOf,
    createFullSession,
    createOfferedPlace,
  }
}
