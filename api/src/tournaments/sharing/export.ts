import type { Tie, Tournament } from '@i-one/contract/tournaments'
import { stringify } from 'csv-stringify/sync'
import { calendarEnd, calendarEvent, calendarHead } from '../../lib/calendar-text.ts'
import { fullDayText, timeText } from '../../lib/pitch-time.ts'

const tiesOf = ({ stages }: Tournament) => stages.flatMap(({ ties }) => ties)

/** By the clock at the pitch. */
const whenOf = ({ start }: Tie, timeZone: string) => {
  if (!start) return ['', '']
  const instant = new Date(start)
  return [fullDayText(instant, timeZone), timeText(instant, timeZone)]
}

/** A spreadsheet takes what begins with one of these for a formula. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** A line for each match. */
export const csvOf = (tournament: Tournament) => {
  const pitches = new Map(tournament.pitches.map((pitch) => [pitch._id, pitch]))
  const rows = tiesOf(tournament).map((tie) => {
    const pitch = pitches.get(tie.pitch ?? '')
    const { score, shootOut } = tie
    return [
      tie.number,
      tie.group ?? '',
      tie.round,
      tie.matchType,
      ...whenOf(tie, pitch?.timeZone ?? 'UTC'),
      pitch?.name ?? '',
      tie.teamOne.name,
      tie.teamTwo.name,
      score?.T1 ?? '',
      score?.T2 ?? '',
      shootOut ? `${shootOut.T1}–${shootOut.T2}` : '',
      tie.state,
    ].map((cell) => (typeof cell === 'string' ? harmless(cell) : cell))
  })
  const columns = ['Number', 'Group', 'Round', 'Match', 'Day', 'Time', 'Pitch', 'Team One', 'Team Two']
  const header = [...columns, 'Goals One', 'Goals Two', 'Penalties', 'State']
  return stringify([header, ...rows], { record_delimiter: 'windows', bom: true })
}

/** Its matches that have a time. */
export const icsOf = (tournament: Tournament, team: string | undefined, publicUrl: string) => {
  const { name, code, pitches, rules } = tournament
  const url = `${publicUrl}/t/${code}`
  const { hostname } = new URL(publicUrl)
  const length = (rules.periods * rules.minutes + (rules.periods - 1) * 2) * 60_000
  const shown = tiesOf(tournament).filter(
    ({ teamOne, teamTwo }) => !team || teamOne.team === team || teamTwo.team === team,
  )
  const eventOf = ({ _id, start, pitch, teamOne, teamTwo, state }: (typeof shown)[number]) => {
    if (!start) return ''
    const at = pitches.find((one) => one._id === pitch)
    return calendarEvent({
      id: `${_id}@${hostname}`,
      status: state === 'void' ? 'CANCELLED' : 'CONFIRMED',
      start: new Date(start),
      end: new Date(Date.parse(start) + length),
      stamp: new Date(start),
      summary: `${teamOne.name} v ${teamTwo.name}`,
      text: `${name}\n${url}`,
      place: at ? `${at.name}, ${at.address}` : '',
      url,
    })
  }
  return calendarHead({ product: 'tournaments', name }) + shown.map(eventOf).join('') + calendarEnd
}
