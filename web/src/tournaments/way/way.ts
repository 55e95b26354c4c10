import type { Tie, Tournament } from '@i-one/contract/tournaments'
import { t } from '@lingui/core/macro'
import { type NamedTie, isOver, listNamedTies } from '../ties.ts'

interface UpcomingTie extends NamedTie {
  sign: string
  against: string
  place?: 'home' | 'away'
}

const knockOutSigns = [
  t({ message: 'F', comment: 'Abbreviation of “final”', context: 'round' }),
  t({ message: 'SF', comment: 'Abbreviation of “semi-final”', context: 'round' }),
  t({ message: 'QF', comment: 'Abbreviation of “quarter-final”', context: 'round' }),
]

const getRoundSign = ({ round, thirdPlace }: Tie, isKnockOut: boolean) => {
  if (thirdPlace) return t({ message: '3rd', comment: 'Abbreviation of “third-place play-off”' })
  if (!isKnockOut) return t({ message: `R${round}`, comment: 'Abbreviation of “round”' })
  const teams = 2 ** round
  return knockOutSigns[round - 1] ?? t({ message: `L${teams}`, comment: 'Abbreviation of “last 16”' })
}

export const listUpcomingTies = (tournament: Pick<Tournament, 'stages'>, team: string): UpcomingTie[] => {
  const knockOut = new Set(
    tournament.stages.flatMap(({ kind, ties }) => (kind === 'knock-out' ? ties : [])).map(({ _id }) => _id),
  )
  const own = listNamedTies(tournament)
    .filter(({ tie }) => !isOver(tie) && [tie.teamOne.team, tie.teamTwo.team].includes(team))
    .toSorted(
      ({ tie: a }, { tie: b }) =>
        Number(!a.start) - Number(!b.start) ||
        (a.start ?? '').localeCompare(b.start ?? '') ||
        a.number - b.number,
    )
  const upcoming = own.map(({ tie, name }): UpcomingTie => {
    const isKnockOut = knockOut.has(tie._id)
    const isFirst = tie.teamOne.team === team
    return {
      tie,
      name,
      sign: getRoundSign(tie, isKnockOut),
      against: (isFirst ? tie.teamTwo : tie.teamOne).name,
      ...(!isKnockOut && { place: isFirst ? 'home' : 'away' }),
    }
  })
  for (let last = upcoming.at(-1); last;) {
    const source = `W${last.tie.number}`
    const next = listNamedTies(tournament).find(({ tie }) =>
      [tie.teamOne, tie.teamTwo].some((side) => side.source === source && !side.team),
    )
    last = next && {
      ...next,
      sign: getRoundSign(next.tie, true),
      against: (next.tie.teamOne.source === source ? next.tie.teamTwo : next.tie.teamOne).name,
    }
    if (last) upcoming.push(last)
  }
  return upcoming
}
