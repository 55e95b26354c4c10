import type { Course, Events, FilledTie } from './progress.ts'
import { progress } from './progress.ts'
import type { Result } from './result.ts'

/** A tie that has other sides after a correction. */
export interface Change {
  number: number
  before: FilledTie['teams']
  after: FilledTie['teams']
}

export interface Correction {
  /** Who would change, in the order of the ties. */
  changes: Change[]
  /** The changed ties that have begun; with any of them the correction is refused. */
  begun: number[]
}

/** What follows when match `number` gets another result, or none; `hasBegun` says it of the number of a later match. */
export const correction = (
  course: Course,
  events: Events,
  number: number,
  result: Result | undefined,
  hasBegun: (number: number) => boolean,
): Correction => {
  const results = new Map(events.results)
  if (result) results.set(number, result)
  else results.delete(number)
  const after = progress(course, { ...events, results }).ties
  const changes = progress(course, events).ties.flatMap(({ number, teams }, n) => {
    const then = after[n]?.teams ?? teams
    return then.every((team, side) => team === teams[side]) ? [] : [{ number, before: teams, after: then }]
  })
  return { changes, begun: changes.map(({ number }) => number).filter(hasBegun) }
}
