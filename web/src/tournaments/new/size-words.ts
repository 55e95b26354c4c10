import type { Tournament } from '@i-one/contract/tournaments'
import { plural, t } from '@lingui/core/macro'

type Format = Pick<Tournament, 'form' | 'most'> &
  Partial<Pick<Tournament, 'rounds' | 'groups' | 'qualify' | 'bestOthers' | 'thirdPlace'>>

const countPairs = (teams: number) => (teams * (teams - 1)) / 2

const countGroupMatches = (teams: number, groups: number) => {
  const [min, larger] = [Math.floor(teams / groups), teams % groups]
  return larger * countPairs(min + 1) + (groups - larger) * countPairs(min)
}

export const countMatches = ({ form, most, thirdPlace, ...format }: Format) => {
  const { rounds = 1, groups = 1, qualify = 1, bestOthers = 0 } = format
  const countKnockOut = (teams: number) => teams - 1 + (thirdPlace && teams > 3 ? 1 : 0)
  if (form === 'league') return countPairs(most) * rounds
  if (form === 'knock-out') return countKnockOut(most)
  return countGroupMatches(most, groups) * rounds + countKnockOut(groups * qualify + bestOthers)
}

export const tournamentSizeText = (format: Format) => {
  const matches = countMatches(format)
  const isWhole = Number.isInteger(matches) && matches > 0
  if (!isWhole) return ''
  return t`${plural({ teams: format.most }, { one: '# team', other: '# teams' })} play ${plural(matches, { one: `${matches} match`, other: `${matches} matches` })}.`
}
