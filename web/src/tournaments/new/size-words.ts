import type { Tournament } from '@i-one/contract/tournaments'
import { countText } from '@i-one/game/count-text'

type Format = Pick<Tournament, 'form' | 'most'> &
  Partial<Pick<Tournament, 'rounds' | 'groups' | 'qualify' | 'bestOthers' | 'thirdPlace'>>

const pairs = (teams: number) => (teams * (teams - 1)) / 2

const inGroups = (teams: number, groups: number) => {
  const [min, larger] = [Math.floor(teams / groups), teams % groups]
  return larger * pairs(min + 1) + (groups - larger) * pairs(min)
}

export const countMatches = ({
  form,
  most,
  rounds = 1,
  groups = 1,
  qualify = 1,
  bestOthers = 0,
  thirdPlace,
}: Format) => {
  const knockOut = (teams: number) => teams - 1 + (thirdPlace && teams > 3 ? 1 : 0)
  if (form === 'league') return pairs(most) * rounds
  if (form === 'knock-out') return knockOut(most)
  return inGroups(most, groups) * rounds + knockOut(groups * qualify + bestOthers)
}

export const tournamentSizeText = (format: Format) => {
  const matches = countMatches(format)
  const isWhole = Number.isInteger(matches) && matches > 0
  return isWhole ? `${countText(format.most, 'team')} play ${countText(matches, 'match', 'matches')}.` : ''
}
