import type { FilledTie, Progress } from './progress.ts'

/** A tie that has other sides after a correction. */
export interface Change {
  number: number
  before: FilledTie['teams']
  after: FilledTie['teams']
}

export interface Correction {
  /** The ties whose teams change, in their order. */
  changes: Change[]
  /** The numbers of ties that have begun with teams their sources no longer stand for. With any of them the correction is refused. */
  begun: number[]
}

/**
 * Compares a tournament before and after a correction. A tie that had begun with other teams than its sources stood for
 * before is not counted: the correction did not cause that.
 */
export const correction = (before: Progress, after: Progress): Correction => {
  const old = new Map(before.ties.map((tie) => [tie.number, tie]))
  const changes = after.ties.flatMap(({ number, teams }) => {
    const was = old.get(number)?.teams ?? teams
    return isSame(was, teams) ? [] : [{ number, before: was, after: teams }]
  })
  const begun = after.ties.filter(({ number, lockedTeams, sourceTeams }) => {
    const was = old.get(number)
    return lockedTeams && was && isSame(was.sourceTeams, lockedTeams) && !isSame(sourceTeams, lockedTeams)
  })
  return { changes, begun: begun.map(({ number }) => number) }
}

const isSame = (one: FilledTie['teams'], other: FilledTie['teams']) =>
  one.every((team, side) => team === other[side])
