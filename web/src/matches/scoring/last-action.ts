import { listEffectiveEvents, findVoidedIds } from '@i-one/game/matches/event'
import type { AnyEvent } from '../match-status.ts'

/** Returns the goal instead of an assist recorded with the goal, so that one Undo removes both. */
export const findLastAction = (events: readonly AnyEvent[]): AnyEvent | undefined => {
  const voided = findVoidedIds(events)
  const effective = events.filter(({ id, type }) => type !== 'void' && !voided.has(id))
  const last = effective.at(-1)
  const before = effective.at(-2)
  return last?.type === 'assist' && before?.id === last.goal && before?.at === last.at ? before : last
}

export const findLatestEvent = (events: readonly AnyEvent[], type: 'goal' | 'assist', player: string) => {
  const effective = new Set(listEffectiveEvents(events).map(({ id }) => id))
  return events.findLast((event) => event.type === type && event.player === player && effective.has(event.id))
}

export const findGoalWithoutAssist = (events: readonly AnyEvent[], side: 'T1' | 'T2', player: string) => {
  const voided = findVoidedIds(events)
  const effective = events.filter(({ id }) => !voided.has(id))
  const assisted = new Set(effective.filter(({ type }) => type === 'assist').map(({ goal }) => goal))
  return effective.findLast(
    (event) =>
      event.type === 'goal' && event.side === side && event.player !== player && !assisted.has(event.id),
  )
}
