import type { MatchState } from '@i-one/contract/matches'
import type { MatchRow } from '@i-one/contract/matches/schedule'
import type { Session } from '@i-one/contract/sessions'
import type { NearbySession } from '@i-one/contract/sessions/nearby'
import { isEnded } from '@i-one/contract/sessions/states'
import type { MatchType } from '@i-one/contract/stats'
import { day as oneDay } from '@i-one/game/durations'
import { getElapsedMs } from '@i-one/game/matches/clock'
import { hasBegun, isLive } from '@i-one/game/matches/match-state'
import { matchTypeText } from '@i-one/game/matches/match-type-text'
import { formatMinute } from '@i-one/game/matches/minutes'
import { penaltiesText } from '@i-one/game/matches/winner'
import { plural, selectOrdinal, t } from '@lingui/core/macro'
import { toLocalDay, addDays, isValidDay } from '../../lib/pitch-time.ts'
import type { ScheduleFilter } from '../queries.ts'

export interface ScheduleRow extends Pick<MatchRow, 'state' | 'matchType' | 'start' | 'session'> {
  id: string
  to: string
  teamOne: string
  teamTwo: string
  score?: MatchRow['score']
  penalties?: string
  clock?: MatchRow['clock']
  periods?: Pick<MatchRow, 'period' | 'periods' | 'minutesPerPeriod'>
  pitch: string
  timeZone: string
}

type AnySession = Session | NearbySession

export const upsertRow = (rows: readonly MatchRow[], row: MatchRow): MatchRow[] =>
  [...rows.filter(({ _id }) => _id !== row._id), row].toSorted(
    (a, b) => a.start.localeCompare(b.start) || a._id.localeCompare(b._id),
  )

const fromMatchRow = (match: MatchRow): ScheduleRow => ({
  id: match._id,
  to: `/live-match?match=${match._id}`,
  state: match.state,
  matchType: match.matchType,
  start: match.start,
  teamOne: match.teamOne.name,
  teamTwo: match.teamTwo.name,
  score: hasBegun(match.state) ? match.score : undefined,
  penalties: penaltiesText(match),
  clock: isLive(match.state) ? match.clock : undefined,
  periods: match,
  pitch: match.pitch.name,
  timeZone: match.pitch.timeZone,
  session: match.session,
})

const fromSession = (session: AnySession): ScheduleRow => ({
  id: session._id,
  to: `/upcoming-match?session=${session._id}`,
  state: 'scheduled',
  matchType: session.matchType,
  start: session.start,
  teamOne: session.teamOne.name,
  teamTwo: session.teamTwo.name,
  score: undefined,
  pitch: session.pitch.name,
  timeZone: session.pitch.timeZone,
  session: session._id,
})

const friendly = 'Friendly Match' satisfies MatchType

const matchesFilter = (filter: ScheduleFilter, { matchType }: ScheduleRow) =>
  filter === 'all' || (matchType === friendly) === (filter === 'friendlies')

export const listScheduleRows = (
  matches: readonly MatchRow[],
  sessions: readonly AnySession[],
  filter: ScheduleFilter,
) => {
  const begun = new Set(matches.map(({ session }) => session))
  const ahead = new Map(
    sessions
      .filter(({ _id, state }) => !begun.has(_id) && !isEnded(state))
      .map((session) => [session._id, session]),
  )
  return [...matches.map(fromMatchRow), ...[...ahead.values()].map(fromSession)]
    .filter((row) => matchesFilter(filter, row))
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
}

export const getRowDay = ({ start, timeZone }: ScheduleRow) => toLocalDay(start, timeZone)

export const listRowsOnDay = (rows: readonly ScheduleRow[], day: string, now: Date) =>
  rows.filter((row) => {
    const began = getRowDay(row)
    return began === day || (began < day && isLive(row.state) && day === toLocalDay(now, row.timeZone))
  })

/** Returns only the first team of a session’s match, so that the match is listed once. */
const listRowTeams = ({ session, teamOne, teamTwo }: ScheduleRow) =>
  session ? [teamOne] : [...new Set([teamOne, teamTwo])]

export const groupRowsByTeam = (rows: readonly ScheduleRow[], mine: ReadonlySet<string>) => {
  const byTeam = new Map<string, ScheduleRow[]>()
  for (const row of rows)
    for (const team of listRowTeams(row)) byTeam.set(team, [...(byTeam.get(team) ?? []), row])
  return [...byTeam]
    .map(([team, teamRows]) => ({
      team,
      rows: teamRows,
      live: teamRows.filter(({ state }) => isLive(state)).length,
      isMine: teamRows.some(({ session }) => session !== undefined && mine.has(session)),
    }))
    .toSorted((a, b) => getRank(b) - getRank(a))
}

export type TeamRows = ReturnType<typeof groupRowsByTeam>[number]

const getRank = ({ isMine, live }: { isMine: boolean; live: number }) => Number(isMine) * 2 + Number(live > 0)

export const teamRowsText = ({ rows, live }: TeamRows) => {
  const [row] = rows
  if (row && rows.length === 1)
    return live ? t`1 match, live now` : t`1 match, ${{ matchType: matchTypeText(row.matchType) }}`
  const count = rows.length
  return live
    ? plural(count, { one: `# match, ${live} live now`, other: `# matches, ${live} live now` })
    : plural(count, { one: '# match', other: '# matches' })
}

const endings: Partial<Record<MatchState, string>> = {
  finished: t`Full time`,
  abandoned: t`Abandoned`,
  walkover: t`Walkover`,
  postponed: t`Postponed`,
}

export const rowStatusText = ({ state, clock, periods, start }: ScheduleRow, now: Date) => {
  const ending = endings[state]
  if (ending) return ending
  if (state === 'shoot-out') return t`Penalties`
  if (clock && periods) return minuteText(formatMinute(getElapsedMs(clock, now), periods.period, periods))
  return Date.parse(start) <= now.getTime() ? t`Kick-off soon` : undefined
}

const minuteText = (minute: string) => {
  if (minute.includes('+')) return t`${minute} min`
  const number = Number(minute)
  return t`${selectOrdinal(number, { one: '#st', two: '#nd', few: '#rd', other: '#th' })} min`
}

const stripDays = 30

export const getChosenDay = (requested: string | null, today: string) =>
  requested !== null && isValidDay(requested) && requested < addDays(today, stripDays) ? requested : today

export const getFirstShownDay = (day: string, today: string) => {
  const before = Math.max(0, Date.parse(today) - Date.parse(day)) / oneDay
  return addDays(today, -stripDays * Math.ceil(before / stripDays))
}

export const listDaysFrom = (first: string, today: string) =>
  Array.from({ length: first < today ? stripDays + 1 : stripDays }, (_, at) => addDays(first, at))
