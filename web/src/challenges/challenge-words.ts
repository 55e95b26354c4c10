import type { Challenge } from '@i-one/contract/challenges'

const format = ({ periods, minutesPerPeriod }: Pick<Challenge, 'periods' | 'minutesPerPeriod'>) =>
  periods === 2 ? `2 halves of ${minutesPerPeriod}` : `${minutesPerPeriod} minutes`

const decider = ({ aet, penaltyShootout }: Pick<Challenge, 'aet' | 'penaltyShootout'>) => {
  if (aet && penaltyShootout) return 'AET, then penalties'
  if (aet) return 'AET'
  return penaltyShootout ? 'penalties' : 'level stays level'
}

/** 'Friendly Match, 5 a side, 2 halves of 20, AET, then penalties.' */
export const formatText = (challenge: Challenge) =>
  `Friendly Match, ${challenge.playersPerTeam} a side, ${format(challenge)}, ${decider(challenge)}.`

const endings: Record<Exclude<Challenge['state'], 'open'>, string> = {
  accepted: 'It is on. Your players are being asked if they can play.',
  declined: 'Declined. The times are free again.',
  countered: 'Other times were suggested instead.',
  expired: 'Nobody answered in time. The times are free again.',
  withdrawn: 'Withdrawn. The times are free again.',
}

/** What became of it; nothing while it is open. */
export const endText = ({ state }: Challenge) => (state === 'open' ? undefined : endings[state])
