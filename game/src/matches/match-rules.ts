import { i18n } from '../i18n.ts'
import type { Period } from './event.ts'

/** Ways to decide a level match: `aet` adds two short periods of extra time, `penaltyShootout` a shoot-out. */
export interface Deciders {
  aet: boolean
  penaltyShootout: boolean
}

/** `periods` is the number of regular periods, 1 or 2. */
export interface MatchRules extends Deciders {
  periods: number
  minutesPerPeriod: number
}

export const listDeciderNames = () =>
  [
    ['aet', i18n._('AET')],
    ['penaltyShootout', i18n._('Penalty Shootout')],
  ] as const

export const bothDeciders: Deciders = { aet: true, penaltyShootout: true }
export const noDecider: Deciders = { aet: false, penaltyShootout: false }

export const pickDeciders = ({ aet, penaltyShootout }: Deciders): Deciders => ({ aet, penaltyShootout })

export const listPeriods = ({ periods, aet, penaltyShootout }: MatchRules): Period[] => {
  const allowed: Period[] = periods > 1 ? ['first', 'second'] : ['first']
  if (aet) allowed.push('extra-first', 'extra-second')
  if (penaltyShootout) allowed.push('shoot-out')
  return allowed
}
