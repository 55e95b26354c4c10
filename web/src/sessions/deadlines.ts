const hour = 3_600_000
const before = (instant: Date, ms: number) => new Date(instant.getTime() - ms)

/**
 * When a session made now would be called off for want of players: two hours before kick-off, or half way to it where
 * that is less than four hours off. The server decides; this tells the captain beforehand.
 */
export const fillDeadline = (start: Date, now: Date) => {
  const left = start.getTime() - now.getTime()
  return left < 4 * hour ? before(start, left / 2) : before(start, 2 * hour)
}

/** A session of fewer is called off. */
export const minimumOf = (capacity: number) => Math.min(4, capacity)

/** Until then leaving is free; later it counts as late. */
export const freeLeaving = (start: Date) => before(start, 5 * hour)

/** The captain may start from here on. */
export const startableFrom = (start: Date) => before(start, hour / 2)
