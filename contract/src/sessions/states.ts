export const upcomingStates = ['open', 'confirmed'] as const
export const endedStates = ['finished', 'cancelled', 'abandoned'] as const

export const goingStates = ['going', 'checked-in'] as const
/** Includes no-shows, because they keep their place until the captain removes them: a no-show can be a mistake. */
export const attendedStates = [...goingStates, 'no-show'] as const
export const waitingStates = ['waitlisted', 'offered'] as const

const isOneOf = (states: readonly string[], state: string | undefined) => states.some((one) => one === state)

export const isUpcoming = (state: string) => isOneOf(upcomingStates, state)
export const isEnded = (state: string) => isOneOf(endedStates, state)
export const isGoing = (state: string | undefined) => isOneOf(goingStates, state)
export const isWaiting = (state: string | undefined) => isOneOf(waitingStates, state)
export const hasPlace = (state: string) => isOneOf(attendedStates, state)
