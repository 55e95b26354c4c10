import { hour, minute } from '../durations.ts'

const before = (instant: Date, milliseconds: number): Date => new Date(instant.getTime() - milliseconds)
const half = (from: Date, to: Date): Date => new Date((from.getTime() + to.getTime()) / 2)
const isLate = (start: Date, now: Date): boolean => start.getTime() - now.getTime() < 4 * hour

/**
 * When a session made at `now` is called off unless enough are going: two hours before kick-off; for one made later
 * than four hours before, half of what remains.
 */
export const fillDeadline = (start: Date, now: Date): Date =>
  isLate(start, now) ? half(now, start) : before(start, 2 * hour)

/**
 * Until when a pitch asked at `now` may answer: twelve hours, never later than the fill deadline; asked for later than
 * four hours before kick-off, half of what remains until that one.
 */
export const authorizationDeadline = (start: Date, now: Date): Date => {
  const fillBy = fillDeadline(start, now)
  if (isLate(start, now)) return half(now, fillBy)
  return new Date(Math.min(now.getTime() + 12 * hour, fillBy.getTime()))
}

/**
 * When the captain of a session made at `made` is warned that too few are going: an hour before the fill deadline; for
 * one made later than that, half-way to it.
 */
export const deadlineWarning = (fillBy: Date, made: Date): Date => {
  const warning = before(fillBy, hour)
  return made > warning ? half(made, fillBy) : warning
}

/** How many have to be going at the fill deadline, unless the captain asks for more: four, or all of fewer. */
export const minimumOf = (capacity: number): number => Math.min(4, capacity)

/** So many milliseconds after the pitch has moved a session leaving is free, whenever it begins. */
export const freeAfterMove = 12 * hour

/**
 * Until when a player who got a place at `now` without a tap of their own can leave it freely: one hour, counted from the
 * end of their quiet hours, and never past kick-off.
 */
export const freeAfterPromotion = (start: Date, now: Date, quietUntil: Date = now): Date =>
  new Date(Math.min(quietUntil.getTime() + hour, start.getTime()))

/**
 * The last moment at which leaving is free: five hours before kick-off; twelve hours after the pitch moved the session at
 * `moved`; or `promoted`, the end of a promoted player's own time. The latest of these counts, and never past kick-off.
 */
export const freeLeaving = (start: Date, moved: Date | null = null, promoted: Date | null = null): Date => {
  const usual = before(start, 5 * hour).getTime()
  const afterMove = moved === null ? usual : moved.getTime() + freeAfterMove
  const afterPromotion = promoted === null ? usual : promoted.getTime()
  return new Date(Math.min(Math.max(usual, afterMove, afterPromotion), start.getTime()))
}

/** From then on, until its end, the captain may start. */
export const startableFrom = (start: Date): Date => before(start, 30 * minute)

/** What nobody finished is finished by itself so many milliseconds after its end. */
export const finishedAfter = 2 * hour
