import type { OpponentWanted } from '@i-one/contract/sessions/opponents'
import { day } from '@i-one/game/durations'
import { dayAt, nearDayText } from '../../lib/pitch-time.ts'
import { untilText } from '../nearby/game-words.ts'

export type When = 'any' | 'today' | 'weekend' | 'near' | 'women'

const nearBy = 10_000

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay())

const passes = (when: When, { start, pitch, whoPlays, distance }: OpponentWanted, now: Date) => {
  if (when === 'near') return distance <= nearBy
  if (when === 'women') return whoPlays === 'women'
  const date = dayAt(start, pitch.timeZone)
  if (when === 'today') return date === dayAt(now, pitch.timeZone)
  return when === 'any' || isWeekend(date)
}

export interface Day {
  title: string
  sessions: OpponentWanted[]
}

export const groupByDay = (sessions: readonly OpponentWanted[], when: When, now: Date): Day[] => {
  const days = new Map<string, OpponentWanted[]>()
  for (const session of sessions.filter((one) => passes(when, one, now))) {
    const title = nearDayText(session.start, session.pitch.timeZone, now)
    days.set(title, [...(days.get(title) ?? []), session])
  }
  return [...days].map(([title, sessions]) => ({ title, sessions }))
}

export const startsInText = (start: string, now: Date) =>
  Date.parse(start) - now.getTime() < day ? untilText(start, now) : undefined
