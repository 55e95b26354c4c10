import type { FilledTie, Progress } from './progress.ts'

export interface TieChange {
  number: number
  before: FilledTie['teams']
  after: FilledTie['teams']
}

export interface Correction {
  changes: TieChange[]
  /** Matches that have begun and whose teams would change. Any such match blocks the correction. */
  begun: number[]
}

export const findCorrection = (before: Progress, after: Progress): Correction => {
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
