import type { Tournament } from '@i-one/contract/tournaments'
import { type NamedTie, isOver, namedTies } from '../ties.ts'

export interface WayTie extends NamedTie {
  /** The other team, or where it comes from. */
  against: string
}

/** What a team has before it, soonest first: its own matches, and those it comes to as long as it wins. */
export const wayOf = (tournament: Pick<Tournament, 'stages'>, team: string): WayTie[] => {
  const own = namedTies(tournament)
    .filter(({ tie }) => !isOver(tie) && [tie.teamOne.team, tie.teamTwo.team].includes(team))
    .toSorted(
      ({ tie: a }, { tie: b }) =>
        Number(!a.start) - Number(!b.start) ||
        (a.start ?? '').localeCompare(b.start ?? '') ||
        a.number - b.number,
    )
  const way = own.map(({ tie, name }) => ({
    tie,
    name,
    against: (tie.teamOne.team === team ? tie.teamTwo : tie.teamOne).name,
  }))
  for (let last = way.at(-1); last;) {
    const source = `W${last.tie.number}`
    const next = namedTies(tournament).find(({ tie }) =>
      [tie.teamOne, tie.teamTwo].some((side) => side.source === source && !side.team),
    )
    last = next && {
      ...next,
      against: (next.tie.teamOne.source === source ? next.tie.teamTwo : next.tie.teamOne).name,
    }
    if (last) way.push(last)
  }
  return way
}
