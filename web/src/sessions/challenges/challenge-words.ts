import type { Challenge } from '@i-one/contract/sessions/challenges'
import type { Money } from '@i-one/contract/shapes'
import type { Deciders } from '@i-one/game/matches/match-rules'
import { getLargestShare, moneyText } from '@i-one/game/payments/money'
import { plural, t } from '@lingui/core/macro'
import { commaText } from '../../ui/text/joins.ts'

const format = ({ periods, minutesPerPeriod }: Pick<Challenge, 'periods' | 'minutesPerPeriod'>) =>
  periods === 2 ? t`2 halves of ${minutesPerPeriod}` : t`${minutesPerPeriod} minutes`

const deciderText = ({ aet, penaltyShootout }: Deciders) => {
  if (aet) return penaltyShootout ? t`AET, then penalties` : t`AET`
  return penaltyShootout ? t`penalties` : t`draws allowed`
}

const payerText = ({ pays, mine, ...teams }: Challenge) => {
  if (pays === 'both') return undefined
  return pays === mine ? t`you pay for the pitch` : t`${{ team: teams[pays].name }} pay for the pitch`
}

export const challengeFormatText = (challenge: Challenge) => {
  const facts = commaText(
    t`Friendly Match`,
    t`${{ players: challenge.playersPerTeam }} a side`,
    format(challenge),
    deciderText(challenge),
    payerText(challenge),
  )
  return `${facts}.`
}

export const reliabilityText = ({ kept: { matches, of }, from: { name } }: Challenge) =>
  of > 0
    ? t`${name} showed up for ${matches} of ${plural(of, { one: '# match', other: '# matches' })}.`
    : undefined

const endings: Record<Exclude<Challenge['state'], 'open'>, string> = {
  accepted: t`The match is on. We’re asking your players if they can play.`,
  declined: t`Declined. The times are free again.`,
  countered: t`Other times were suggested instead.`,
  expired: t`The challenge expired. The times are free again.`,
  withdrawn: t`Withdrawn. The times are free again.`,
}

export const outcomeText = ({ state, mine }: Challenge) => {
  if (state === 'open') return undefined
  return state === 'accepted' && !mine ? t`The match is on.` : endings[state]
}

export const costText = (challenge: Challenge, price: Money) => {
  const { pays, mine } = challenge
  if (price.amount === 0) return t({ message: 'free', comment: 'Costs nothing' })
  if (pays === 'both') return t`${{ price: moneyText(getLargestShare(price, 2)) }} a side`
  return pays === mine
    ? t`${{ price: moneyText(price) }}, you pay`
    : t`${{ price: moneyText(price) }}, ${{ team: challenge[pays].name }} pay`
}

export const freeMembersText = ({ free }: Challenge['slots'][number]) => {
  if (!free) return undefined
  const { members, of } = free
  return plural(members, { one: `# of ${of} is free then`, other: `# of ${of} are free then` })
}

export const answersText = ({ said = [] }: Challenge['slots'][number]) =>
  (['in', 'maybe', 'out'] as const)
    .map((answer) => ({ answer, names: said.filter((one) => one.answer === answer) }))
    .filter(({ names }) => names.length > 0)
    .map(({ answer, names }) => answerTexts[answer](commaText(...names.map(({ player }) => player.name))))
    .join(' ')

const answerTexts = {
  in: (names: string) => t`In: ${names}.`,
  maybe: (names: string) => t`Maybe: ${names}.`,
  out: (names: string) => t`Out: ${names}.`,
}

export const slotStateText = ({ state, mine }: Challenge, slot: Challenge['slots'][number]['state']) => {
  if (slot === 'chosen') return t`Chosen`
  if (slot === 'held') return mine === 'from' ? t`Held for them` : t`Held for you`
  return state === 'open' ? t`No longer held` : t`Released`
}
