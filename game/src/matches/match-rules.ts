import type { Period } from './event.ts'

/** Deciders of a level match: `aet` adds two short periods, `penaltyShootout` adds kicks. */
export interface Deciders {
  aet: boolean
  penaltyShootout: boolean
}

/** `periods` is 1 or 2 regular ones. */
export interface MatchRules extends Deciders {
  periods: number
  minutesPerPeriod: number
}

export const deciderNames = [
  ['aet', 'AET'],
  ['penaltyShootout', 'Penalty Shootout'],
] as const

export const bothDeciders: Deciders = { aet: true, penaltyShootout: true }
export const noDecider: Deciders = { aet: false, penaltyShootout: false }

export const toDeciders = ({ aet, penaltyShootout }: Deciders): Deciders => ({ aet, penaltyShootout })

export const listPeriods = ({ periods, aet, penaltyShootout }: MatchRules): Period[] => {
  const allowed: Period[] = periods > 1 ? ['first', 'second'] : ['first']
  if (aet) allowed.push('extra-first', 'extra-second')
  if (penaltyShootout) allowed.push('shoot-out')
  return allowed
}
