export const liveStates = ['playing', 'paused', 'extra-time', 'shoot-out'] as const
export const unfinishedStates = ['scheduled', ...liveStates] as const
export const overStates = ['finished', 'abandoned', 'walkover'] as const
/** States that only users set. Match events do not change them. */
export const decidedStates = ['abandoned', 'walkover', 'postponed'] as const

const isOneOf = (states: readonly string[], state: string) => states.includes(state)

export const isLive = (state: string) => isOneOf(liveStates, state)
export const isUnfinished = (state: string) => isOneOf(unfinishedStates, state)
export const isOver = (state: string) => isOneOf(overStates, state)
export const isDecided = (state: string) => isOneOf(decidedStates, state)
export const hasBegun = (state: string) => state !== 'scheduled' && state !== 'postponed'

export type PlayState = (typeof unfinishedStates)[number] | 'finished'
