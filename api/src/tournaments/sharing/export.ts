import type { Tie, Tournament } from '@i-one/contract/tournaments'
import { minute } from '@i-one/game/durations'
import { dateWithYearText } from '@i-one/game/formats/dates'
import { timeText } from '@i-one/game/formats/times'
import { getMatchMinutes } from '@i-one/game/matches/match-length'
import { matchTypeText } from '@i-one/game/matches/match-type-text'
import type { UnrevisedEvent } from '../../lib/calendar/revisions.ts'
import {
  type CalendarEvent,
  calendarFooter,
  formatCalendarEvent,
  formatCalendarHeader,
} from '../../lib/calendar/text.ts'
import { formatCsv } from '../../lib/csv.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import type { StoredTournament } from '../sql.ts'

const whenOf = ({ start }: Pick<Tie, 'start'>, timeZone: string) => {
  if (!start) return ['', '']
  const instant = new Date(start)
  return [dateWithYearText(instant, timeZone), timeText(instant, timeZone)]
}

type Shared = 'number' | 'group' | 'round' | 'matchType' | 'teamOne' | 'teamTwo'
type Own = '_id' | 'state' | 'start' | 'pitch' | 'score' | 'shootOut' | 'decidedBy'
type Exported = Pick<Tie, Shared | Own> & { isReplayed: boolean }

const matchesOf = ({ stages }: Tournament) =>
  stages
    .flatMap(({ ties }) => ties)
    .flatMap(({ earlier = [], ...tie }): Exported[] => {
      const { number, group, round, matchType, teamOne, teamTwo } = tie
      const shared = { number, group, round, matchType, teamOne, teamTwo }
      return [
        ...earlier.map((one) => ({ ...shared, ...one, isReplayed: true })),
        { ...tie, isReplayed: false },
      ]
    })

const decisions: Record<NonNullable<Tie['decidedBy']>, () => string> = {
  'extra-time': () => i18n._('in extra time'),
  'shoot-out': () => i18n._('on penalties'),
  lot: () => i18n._('by drawing lots'),
}

const stateTexts: Record<Tie['state'], () => string> = {
  waiting: () => i18n._('waiting'),
  scheduled: () => i18n._('scheduled'),
  playing: () => i18n._('playing'),
  paused: () => i18n._('paused'),
  'extra-time': () => i18n._('extra-time'),
  'shoot-out': () => i18n._('shoot-out'),
  finished: () => i18n._('finished'),
  abandoned: () => i18n._('abandoned'),
  walkover: () => i18n._('walkover'),
  postponed: () => i18n._('postponed'),
  'both-absent': () => i18n._('both-absent'),
  void: () => i18n._('void'),
}

const columns = () => [
  i18n._('Number'),
  i18n._('Group'),
  i18n._('Round'),
  i18n._('Match'),
  i18n._('Day'),
  i18n._('Time'),
  i18n._('Pitch'),
  i18n._('Team One'),
  i18n._('Team Two'),
  i18n._('Goals One'),
  i18n._('Goals Two'),
  i18n._('Penalties'),
  i18n._('State'),
  i18n._('Decided'),
]

export const formatTournamentCsv = (tournament: Tournament) => {
  const pitches = new Map(tournament.pitches.map((pitch) => [pitch._id, pitch]))
  const rows = matchesOf(tournament).map((tie) => {
    const pitch = pitches.get(tie.pitch ?? '')
    const { score, shootOut } = tie
    return [
      tie.number,
      tie.group ?? '',
      tie.round,
      matchTypeText(tie.matchType),
      ...whenOf(tie, pitch?.timeZone ?? 'UTC'),
      pitch?.name ?? '',
      tie.teamOne.name,
      tie.teamTwo.name,
      score?.T1 ?? '',
      score?.T2 ?? '',
      shootOut ? `${shootOut.T1}–${shootOut.T2}` : '',
      stateTexts[tie.state](),
      tie.isReplayed ? i18n._('replayed') : tie.decidedBy ? decisions[tie.decidedBy]() : '',
    ]
  })
  return formatCsv([columns(), ...rows])
}

const notPlayed: ReadonlySet<Tie['state']> = new Set(['void', 'both-absent', 'walkover', 'postponed'])

export const toCalendarEvents = (
  tournament: Tournament,
  changedAt: ReadonlyMap<string, Date>,
  publicUrl: string,
): UnrevisedEvent[] => {
  const { name, code, pitches, rules, state: tournamentState } = tournament
  const url = `${publicUrl}/t/${code}`
  const length = getMatchMinutes(rules) * minute
  return matchesOf(tournament).map(({ _id, start, pitch, teamOne, teamTwo, state }) => {
    const at = pitches.find((one) => one._id === pitch)
    const isOff = tournamentState === 'cancelled' || notPlayed.has(state)
    return {
      id: _id,
      status: isOff ? 'CANCELLED' : 'CONFIRMED',
      time: start ? { start: new Date(start), end: new Date(Date.parse(start) + length) } : undefined,
      changedAt: changedAt.get(_id) ?? null,
      summary: i18n._('{one} v {two}', { one: teamOne.name, two: teamTwo.name }),
      text: `${name}\n${url}`,
      place: at ? `${at.name}, ${at.address}` : '',
      url,
    }
  })
}

export const formatTournamentCalendar = (
  { name, ties, earlier }: StoredTournament,
  events: readonly CalendarEvent[],
  team: string | undefined,
) => {
  const wanted = ties.filter((tie) => !team || tie.teamOne === team || tie.teamTwo === team)
  const numbers = new Set(wanted.map(({ number }) => number))
  const shown = new Set([...ties, ...earlier].filter((tie) => numbers.has(tie.number)).map(({ id }) => id))
  const texts = events.filter(({ id }) => shown.has(id.split('@')[0] ?? '')).map(formatCalendarEvent)
  return formatCalendarHeader({ product: 'tournaments', name }) + texts.join('') + calendarFooter
}
