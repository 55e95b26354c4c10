import type { RuleRelaxation } from '@i-one/contract/tournaments/calendar'
import type { CalendarInput } from '@i-one/game/tournaments/calendar-input'
import { addDays } from '../../bookings/slots.ts'
import type { Database } from '../../lib/database/database.ts'
import type { StoredTournament } from '../sql.ts'
import { listFreeSlots } from './actions.ts'
import { planAllInThread } from './laying.ts'
import { toTimeRange, toCalendarInput, getMatchLength, toPlanLines, toSlots } from './rules.ts'
import type { CalendarPitch, StoredLine, SchedulingRules } from './sql.ts'

interface Tried {
  by: RuleRelaxation['by']
  wishes: SchedulingRules
  minutes?: number
}

const moreDays = 7
const maxDays = 180
const hoursLater = [1, 2]
const shorter = [0.75, 0.5]
const maxShown = 4
/** Maximum sum of matches × slots over all inputs, so that a request takes at most about two seconds. */
const maxWork = 40_000_000

const limitWork = (inputs: readonly CalendarInput[]) => {
  let work = 0
  const end = inputs.findIndex(({ matches, slots }) => {
    work += matches.length * slots.length
    return work > maxWork
  })
  return end < 0 ? inputs : inputs.slice(0, Math.max(end, 1))
}

const latestOf = (texts: readonly string[]) => texts.toSorted().at(-1)

const later = (time: string, hours: number) => {
  const hour = Number(time.slice(0, 2)) + hours
  return hour >= 24 ? '24:00' : `${String(hour).padStart(2, '0')}${time.slice(2)}`
}

export const listRelaxations = (
  wishes: SchedulingRules,
  others: readonly string[],
  minutes: number,
): Tried[] => {
  const { hours, pitches, to, from, rest } = wishes
  const [first] = hours
  const weekdays = [1, 2, 3, 4, 5, 6, 7].filter((day) => !hours.some((one) => one.day === day))
  const latest = latestOf(hours.map(({ close }) => close))
  const days = addDays(to, moreDays)
  return [
    ...(first
      ? weekdays.map((weekday) => ({
          by: { weekday },
          wishes: { ...wishes, hours: [...hours, { ...first, day: weekday }] },
        }))
      : []),
    ...(latest && latest < '24:00'
      ? hoursLater.map((more) => ({
          by: { close: later(latest, more) },
          wishes: { ...wishes, hours: hours.map((one) => ({ ...one, close: later(latest, more) })) },
        }))
      : []),
    ...(Date.parse(days) - Date.parse(from) <= maxDays * 86_400_000
      ? [{ by: { to: days }, wishes: { ...wishes, to: days } }]
      : []),
    ...(rest > 0
      ? [{ by: { rest: Math.floor(rest / 2) }, wishes: { ...wishes, rest: Math.floor(rest / 2) } }]
      : []),
    ...others
      .filter((pitch) => !pitches.includes(pitch))
      .map((pitch) => ({ by: { pitch }, wishes: { ...wishes, pitches: [...pitches, pitch] } })),
    ...shorter
      .map((share) => Math.ceil(share * minutes))
      .filter((less) => less < minutes)
      .map((less) => ({ by: { minutes: less }, wishes, minutes: less })),
  ]
}

const isOutdone = (one: RuleRelaxation, other: RuleRelaxation) =>
  one !== other &&
  Object.keys(one.by)[0] === Object.keys(other.by)[0] &&
  (('close' in one.by && 'close' in other.by && other.by.close < one.by.close) ||
    ('minutes' in one.by && 'minutes' in other.by && other.by.minutes > one.by.minutes)) &&
  other.finds >= one.finds

const isSame = (line: StoredLine) => (other: StoredLine) =>
  other.match === line.match && other.pitch === line.pitch && other.start === line.start

interface CurrentPlan {
  lines: readonly StoredLine[]
  wishes: SchedulingRules
  others: readonly string[]
  pitches: readonly CalendarPitch[]
}

export const listHelpfulRelaxations = async (
  db: Database,
  stored: StoredTournament,
  { lines, wishes, others, pitches }: CurrentPlan,
  now: Date,
): Promise<RuleRelaxation[]> => {
  const tried = listRelaxations(wishes, others, stored.rules.minutes)
  const last = latestOf(tried.map((one) => one.wishes.to)) ?? wishes.to
  const free = new Map<string, Awaited<ReturnType<typeof listFreeSlots>>>()
  for (const pitch of pitches) {
    const days = toTimeRange(pitch, { from: wishes.from, to: last }, now)
    free.set(pitch.id, await listFreeSlots(db, pitch, days, now))
  }
  const inputFor = ({ wishes, minutes = stored.rules.minutes }: Omit<Tried, 'by'>): CalendarInput => {
    const played = { ...stored, rules: { ...stored.rules, minutes } }
    const slots = pitches
      .filter(({ id }) => wishes.pitches.includes(id))
      .flatMap((pitch) => {
        const { end } = toTimeRange(pitch, wishes, now)
        const within = (free.get(pitch.id) ?? []).filter(({ start }) => start < end)
        return toSlots(pitch, within, wishes, getMatchLength(played))
      })
    return toCalendarInput(played, { slots, rules: wishes })
  }
  const inputs = limitWork([{ wishes }, ...tried].map(inputFor))
  const [before, ...after] = await planAllInThread(inputs)
  const found = after.flatMap(({ placements, missing }, n): RuleRelaxation[] => {
    const by = tried[n]?.by
    const finds = (before?.missing.length ?? 0) - missing.length
    if (!by || finds <= 0) return []
    const planned = toPlanLines(stored, placements, inputs[n + 1]?.slots ?? [])
    return [{ by, finds, moves: lines.filter((line) => !planned.some(isSame(line))).length }]
  })
  return found
    .filter((one) => !found.some((other) => isOutdone(one, other)))
    .toSorted((a, b) => b.finds - a.finds || a.moves - b.moves)
    .slice(0, maxShown)
}
