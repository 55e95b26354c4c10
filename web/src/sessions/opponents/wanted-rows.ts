import type { OpponentWanted } from '@i-one/contract/sessions/opponents'
import { hour, minute } from '@i-one/game/durations'
import { dayAt, nearDayText } from '../../lib/pitch-time.ts'

export type When = 'any' | 'today' | 'weekend'

/** Saturday and Sunday, by the calendar. */
const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay())

const passes = (when: When, { start, pitch }: OpponentWanted, now: Date) => {
  const day = dayAt(start, pitch.timeZone)
  if (when === 'today') return day === dayAt(now, pitch.timeZone)
  return when === 'any' || isWeekend(day)
}

export interface Day {
  title: string
  sessions: OpponentWanted[]
}

/** By the day at the pitch, in the order given. */
export const daysOf = (sessions: readonly OpponentWanted[], when: When, now: Date): Day[] => {
  const days = new Map<string, OpponentWanted[]>()
  for (const session of sessions.filter((one) => passes(when, one, now))) {
    const title = nearDayText(session.start, session.pitch.timeZone, now)
    days.set(title, [...(days.get(title) ?? []), session])
  }
  return [...days].map(([title, sessions]) => ({ title, sessions }))
}

/** 'in 2 h 12 min', nothing from a day on. */
export const inText = (start: string, now: Date) => {
  const left = Date.parse(start) - now.getTime()
  if (left <= 0) return 'now'
  if (left >= 24 * hour) return undefined
  const [hours, minutes] = [Math.floor(left / hour), Math.floor((left % hour) / minute)]
  return hours > 0 ? `in ${hours} h ${minutes} min` : `in ${minutes} min`
}
