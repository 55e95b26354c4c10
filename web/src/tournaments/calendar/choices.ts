import type { Tournament } from '@i-one/contract/tournaments'
import type { RuleRelaxation, scheduleTournament } from '@i-one/contract/tournaments/calendar'
import { t } from '@lingui/core/macro'
import type * as z from 'zod/mini'
import { isValidDay, toLocalDay } from '../../lib/pitch-time.ts'
import type { DayOff } from './days-off.tsx'

export interface PlanChoices {
  pitches: readonly string[]
  from: string
  to: string
  days: readonly number[]
  open: string
  close: string
  rest: string
  off: readonly DayOff[]
}

type Planned = Pick<Tournament, 'firstDay' | 'lastDay' | 'timeZone' | 'serverTime' | 'mine'>

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

export const readChoices = (search: URLSearchParams, tournament: Planned): PlanChoices => {
  const { pitches, from, to, rest, off } = getInitialChoices(tournament)
  const readList = (name: string) => search.get(name)?.split(',')
  const read = (name: string, isValid: (text: string) => boolean, otherwise: string) => {
    const text = search.get(name)
    return text !== null && isValid(text) ? text : otherwise
  }
  return {
    pitches: readList('pitches') ?? pitches,
    from: read('from', isValidDay, from),
    to: read('to', isValidDay, to),
    days: readList('days')?.map(Number) ?? [1, 2, 3, 4, 5, 6, 7],
    open: read('open', isTime, '18:00'),
    close: read('close', isTime, '22:00'),
    rest: read('rest', (text) => /^\d+$/.test(text), rest),
    off: readList('off')?.map((one) => ({ team: one.slice(0, -11), date: one.slice(-10) })) ?? off,
  }
}

export const toSearchParams = ({ pitches, days, off, ...rest }: PlanChoices): Record<string, string> => ({
  ...rest,
  pitches: pitches.join(','),
  days: days.join(','),
  off: off.map(({ team, date }) => `${team}.${date}`).join(','),
})

export const toPlanRequest = (
  { pitches, from, to, days, open, close, rest, off }: PlanChoices,
  tournament: Pick<Tournament, 'mine'>,
): z.input<typeof scheduleTournament.body> => ({
  pitches: [...pitches],
  from,
  to,
  hours: days.map((day) => ({ day, open, close })),
  rest: Number(rest),
  between: tournament.mine?.calendarRules?.between ?? 3,
  off: [...off],
})

export const findMissingChoices = ({ pitches, from, to, days }: PlanChoices): Record<string, string> => ({
  ...(pitches.length === 0 && { pitches: t`Choose a pitch` }),
  ...(!from && { from: t`Choose the first day` }),
  ...(!to && { to: t`Choose the last day` }),
  ...(days.length === 0 && { hours: t`Choose a day of the week` }),
})

export const applyRelaxation = (choices: PlanChoices, by: RuleRelaxation['by']): PlanChoices => {
  if ('weekday' in by) return { ...choices, days: [...choices.days, by.weekday] }
  if ('close' in by) return { ...choices, close: by.close }
  if ('to' in by) return { ...choices, to: by.to }
  if ('rest' in by) return { ...choices, rest: String(by.rest) }
  if ('pitch' in by) return { ...choices, pitches: [...choices.pitches, by.pitch] }
  return choices
}

export const getInitialChoices = ({ firstDay = '', lastDay = '', timeZone, serverTime, mine }: Planned) => {
  const today = toLocalDay(serverTime, timeZone)
  const { rest = 0, between = 3, off = [] } = mine?.calendarRules ?? {}
  return {
    pitches: [] as string[],
    from: firstDay && firstDay < today ? today : firstDay,
    to: lastDay && lastDay < today ? '' : lastDay,
    rest: String(rest),
    between,
    off: off.filter(({ date }) => date >= today),
  }
}
