import type { Match } from '@i-one/contract/matches'
import type { Period } from '@i-one/game/matches/event'
import { listPeriods } from '@i-one/game/matches/match-rules'
import { t } from '@lingui/core/macro'
import type { MatchStatus } from '../match-status.ts'

export interface RefereeActions {
  kickOff: { period: Period; text: string } | undefined
  pause: boolean
  resume: boolean
  endPeriod: { text: string } | undefined
  shootOut: boolean
  straightToPenalties: boolean
  fullTime: boolean
}

const nothing: RefereeActions = {
  kickOff: undefined,
  pause: false,
  resume: false,
  endPeriod: undefined,
  shootOut: false,
  straightToPenalties: false,
  fullTime: false,
}

const kickOffText: Record<Period, string> = {
  first: t`Kick-off`,
  second: t`Second half`,
  'extra-first': t`Extra time`,
  'extra-second': t`Second period`,
  'shoot-out': t`Shoot-out`,
}

const endText: Record<Period, string> = {
  first: t`Half-time`,
  second: t`End of normal time`,
  'extra-first': t`End of the first period`,
  'extra-second': t`End of extra time`,
  'shoot-out': '',
}

export const getRefereeActions = (match: Match, status: MatchStatus): RefereeActions => {
  const { state, inBreak } = status
  const next = nextPeriod(match, status)
  const ahead = next !== undefined && next !== 'shoot-out' ? next : undefined
  switch (state) {
    case 'scheduled':
      return { ...nothing, kickOff: { period: 'first', text: kickOffText.first }, fullTime: true }
    case 'playing':
    case 'extra-time':
      return { ...nothing, pause: true, endPeriod: endOf(match, status, next), fullTime: true }
    case 'paused':
      if (!inBreak) return { ...nothing, resume: true, endPeriod: endOf(match, status, next), fullTime: true }
      return {
        ...nothing,
        kickOff: ahead && { period: ahead, text: kickOffText[ahead] },
        shootOut: next === 'shoot-out',
        straightToPenalties: next === 'extra-first' && match.penaltyShootout,
        fullTime: true,
      }
    case 'shoot-out':
      return { ...nothing, shootOut: !status.kicks?.decided, fullTime: true }
    default:
      return nothing
  }
}

const nextPeriod = (match: Match, { period, score }: MatchStatus): Period | undefined => {
  const allowed = listPeriods(match)
  const next = allowed[allowed.indexOf(period) + 1]
  const isDecider = next === 'extra-first' || next === 'shoot-out'
  return isDecider && score.T1 !== score.T2 ? undefined : next
}

const endOf = ({ periods }: Match, { period }: MatchStatus, next: Period | undefined) => {
  if (!next) return undefined
  return { text: period === 'first' && periods === 1 ? endText.second : endText[period] }
}
