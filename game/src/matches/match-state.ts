/** Of a match that is being played. */
export const liveStates = ['playing', 'paused', 'extra-time', 'shoot-out'] as const
/** Of a match that waits for its kick-off or is being played. */
export const unfinishedStates = ['scheduled', ...liveStates] as const
/** Of a match in which nothing more happens. */
export const overStates = ['finished', 'abandoned', 'walkover'] as const
/** Decided by people: they stay, whatever the events say. */
export const decidedStates = ['abandoned', 'walkover', 'postponed'] as const

const isOneOf = (states: readonly string[], state: string) => states.includes(state)

export const isLive = (state: string) => isOneOf(liveStates, state)
export const isUnfinished = (state: string) => isOneOf(unfinishedStates, state)
export const isOver = (state: string) => isOneOf(overStates, state)
export const isDecided = (state: string) => isOneOf(decidedStates, state)
export const hasBegun = (state: string) => state !== 'scheduled' && state !== 'postponed'

/** What events lead to. */
export type PlayState = (typeof unfinishedStates)[number] | 'finished'
