import type { OpponentWanted } from '@i-one/contract/sessions/opponents'
import { day } from '@i-one/game/durations'
import { toLocalDay, relativeDayText } from '../../lib/pitch-time.ts'
import { timeUntilText } from '../nearby/game-words.ts'

export type OpponentFilter = 'any' | 'today' | 'weekend' | 'near' | 'women'

const maxMetres = 10_000

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay())

const matches = (when: OpponentFilter, { start, pitch, whoPlays, distance }: OpponentWanted, now: Date) => {
  if (when === 'near') return distance <= maxMetres
  if (when === 'women') return whoPlays === 'women'
  const date = toLocalDay(start, pitch.timeZone)
  if (when === 'today') return date === toLocalDay(now, pitch.timeZone)
  return when === 'any' || isWeekend(date)
}

export const groupByDay = (sessions: readonly OpponentWanted[], when: OpponentFilter, now: Date) => {
  const days = new Map<string, OpponentWanted[]>()
  for (const session of sessions.filter((one) => matches(when, one, now))) {
    const title = relativeDayText(session.start, session.pitch.timeZone, now)
    days.set(title, [...(days.get(title) ?? []), session])
  }
  return [...days].map(([title, sessions]) => ({ title, sessions }))
}

export const startsInText = (start: string, now: Date) =>
  Date.parse(start) - now.getTime() < day ? timeUntilText(start, now) : undefined
