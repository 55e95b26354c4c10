import { hour, minute } from '../durations.ts'

const before = (instant: Date, milliseconds: number): Date => new Date(instant.getTime() - milliseconds)
const half = (from: Date, to: Date): Date => new Date((from.getTime() + to.getTime()) / 2)
const isLate = (start: Date, now: Date): boolean => start.getTime() - now.getTime() < 4 * hour

export const getFillDeadline = (start: Date, now: Date): Date =>
  isLate(start, now) ? half(now, start) : before(start, 2 * hour)

export const getAuthorizationDeadline = (start: Date, now: Date): Date => {
  const fillBy = getFillDeadline(start, now)
  if (isLate(start, now)) return half(now, fillBy)
  return new Date(Math.min(now.getTime() + 12 * hour, fillBy.getTime()))
}

export const getDeadlineWarningTime = (fillBy: Date, made: Date): Date => {
  const warning = before(fillBy, hour)
  return made > warning ? half(made, fillBy) : warning
}

export const getMinimumPlayers = (capacity: number): number => Math.min(4, capacity)

export const graceAfterMove = 12 * hour

export const getPromotionGraceEnd = (start: Date, now: Date, quietUntil: Date = now): Date =>
  new Date(Math.min(quietUntil.getTime() + hour, start.getTime()))

export const getFreeLeaveDeadline = (
  start: Date,
  moved: Date | null = null,
  promoted: Date | null = null,
): Date => {
  const usual = before(start, 5 * hour).getTime()
  const afterMove = moved === null ? usual : moved.getTime() + graceAfterMove
  const afterPromotion = promoted === null ? usual : promoted.getTime()
  return new Date(Math.min(Math.max(usual, afterMove, afterPromotion), start.getTime()))
}

export const getEarliestStart = (start: Date): Date => before(start, 30 * minute)

export const autoFinishDelay = 2 * hour
