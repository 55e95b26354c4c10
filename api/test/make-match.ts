import { randomUUID } from 'node:crypto'
import { CallError } from '@i-one/contract/call'
import { type Match, createMatch, recordEvents } from '@i-one/contract/matches'
import type { NewEvent } from '@i-one/contract/matches/events'
import type { TestApp } from './app.ts'
import { createStartedSession } from './make-session.ts'
import type { DatabaseAndClock, Person } from './make.ts'

type SessionTraits = Parameters<typeof createStartedSession>[1]

export const createTestMatch = async (
  app: DatabaseAndClock & Pick<TestApp, 'as'>,
  traits: SessionTraits = {},
) => {
  const session = await createStartedSession(app, traits)
  const match = await app.as(session.captain.token)(createMatch, { params: { id: session.id } })
  const [one = [], two = []] = session.sets
  return { ...session, match, one, two }
}

export const createDevice = ({ clock }: TestApp) => {
  let clockMs = -1000
  return (type: NewEvent['type'], traits: Partial<NewEvent> = {}): NewEvent => {
    clockMs += 1000
    return { id: randomUUID(), type, clockMs, at: clock.now().toISOString(), ...traits }
  }
}

type Of = Pick<Match, '_id'>

export const recordTestEvents = async (app: TestApp, scorer: Person, match: Of, ...events: NewEvent[]) => {
  for (;;) {
    try {
      return await app.as(scorer.token)(recordEvents, { params: { id: match._id }, body: { events } })
    } catch (error) {
      if (!(error instanceof CallError && error.code === 'busy')) throw error
    }
  }
}
