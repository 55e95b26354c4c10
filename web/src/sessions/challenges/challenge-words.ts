import type { Challenge } from '@i-one/contract/sessions/challenges'
import type { Money } from '@i-one/contract/shapes'
import { countText } from '@i-one/game/count-text'
import type { Deciders } from '@i-one/game/matches/match-rules'
import { getLargestShare, moneyText } from '@i-one/game/payments/money'

const format = ({ periods, minutesPerPeriod }: Pick<Challenge, 'periods' | 'minutesPerPeriod'>) =>
  periods === 2 ? `2 halves of ${minutesPerPeriod}` : `${minutesPerPeriod} minutes`

const deciderText = ({ aet, penaltyShootout }: Deciders) => {
  if (aet) return penaltyShootout ? 'AET, then penalties' : 'AET'
  return penaltyShootout ? 'penalties' : 'draws allowed'
}

const payerText = ({ pays, mine, from, to }: Challenge) =>
  pays === 'both' ? undefined : `${pays === mine ? 'you' : { from, to }[pays].name} pay`

export const challengeFormatText = (challenge: Challenge) => {
  const payer = payerText(challenge)
  return `Friendly Match, ${challenge.playersPerTeam} a side, ${format(challenge)}, ${deciderText(challenge)}${payer ? `, ${payer} for the pitch` : ''}.`
}

export const reliabilityText = ({ kept: { matches, of }, from }: Challenge) =>
  of > 0 ? `${from.name} showed up for ${matches} of ${countText(of, 'match', 'matches')}.` : undefined

const endings: Record<Exclude<Challenge['state'], 'open'>, string> = {
  accepted: 'The match is on. We’re asking your players if they can play.',
  declined: 'Declined. The times are free again.',
  countered: 'Other times were suggested instead.',
  expired: 'The challenge expired. The times are free again.',
  withdrawn: 'Withdrawn. The times are free again.',
}

export const outcomeText = ({ state, mine }: Challenge) => {
  if (state === 'open') return undefined
  return state === 'accepted' && !mine ? 'The match is on.' : endings[state]
}

export const costText = (challenge: Challenge, price: Money) => {
  const payer = payerText(challenge)
  if (price.amount === 0) return 'free'
  return payer ? `${moneyText(price)}, ${payer}` : `${moneyText(getLargestShare(price, 2))} a side`
}

export const freeMembersText = ({ free }: Challenge['slots'][number]) =>
  free && `${free.members} of ${free.of} ${free.members === 1 ? 'is' : 'are'} free then`

export const answersText = ({ said = [] }: Challenge['slots'][number]) =>
  (['in', 'maybe', 'out'] as const)
    .map((answer) => ({ answer, names: said.filter((one) => one.answer === answer) }))
    .filter(({ names }) => names.length > 0)
    .map(({ answer, names }) => `${labels[answer]}: ${names.map(({ player }) => player.name).join(', ')}.`)
    .join(' ')

const labels = { in: 'In', maybe: 'Maybe', out: 'Out' }

export const slotStateText = ({ state, mine }: Challenge, slot: Challenge['slots'][number]['state']) => {
  if (slot === 'chosen') return 'Chosen'
  if (slot === 'held') return mine === 'from' ? 'Held for them' : 'Held for you'
  return state === 'open' ? 'No longer held' : 'Released'
}
