import type { Tie, Tournament } from '@i-one/contract/tournaments'
import { minute } from '@i-one/game/durations'
import { listText } from '@i-one/game/formats/lists'
import { weekdayText } from '@i-one/game/formats/long-dates'
import { getMatchMinutes } from '@i-one/game/matches/match-length'
import type { Result } from '@i-one/game/tournaments/result'
import { type Stakes, findStakes } from '@i-one/game/tournaments/stakes'
import { plural, t } from '@lingui/core/macro'
import { addDays, dateText, toLocalDay } from '../../lib/pitch-time.ts'
import { isOver, getTieZone } from '../ties.ts'

type AtStakeProps = { tournament: Tournament; team: string; tie: Tie }

export function NextTieDetails({ tournament, team, tie, details }: AtStakeProps & { details: string }) {
  return findTieStakes(tournament, team, tie)?.leads ? t`${details}. Win to take the lead` : details
}

export function OvertakeNote({ tournament, team, tie }: AtStakeProps) {
  const stakes = findTieStakes(tournament, team, tie)
  const text = stakes && overtakeText(stakes, tournament, tie)
  return text && <p className="small mt-3">{text}</p>
}

type Played = Pick<Tournament, 'stages' | 'entries' | 'rules'>

const toTeamIds = ({ teamOne, teamTwo }: Tie) => ({ home: teamOne.team ?? '', away: teamTwo.team ?? '' })

const findResult = (
  tie: Tie,
  { withdrawn, walkover }: { withdrawn: ReadonlySet<string>; walkover: number },
): Result | undefined => {
  const { state, entered, score, shootOut } = tie
  const { home, away } = toTeamIds(tie)
  if (state === 'void' || state === 'both-absent') return { home, away, score: [0, 0], kind: state }
  if (score && (entered || state === 'finished'))
    return {
      home,
      away,
      score: [score.T1, score.T2],
      ...(shootOut && { shootOut: [shootOut.T1, shootOut.T2] }),
    }
  if (withdrawn.has(home) && withdrawn.has(away)) return { home, away, score: [0, 0], kind: 'both-absent' }
  if (withdrawn.has(home)) return { home, away, score: [0, walkover] }
  return withdrawn.has(away) ? { home, away, score: [walkover, 0] } : undefined
}

export const findTieStakes = (
  { stages, entries, rules }: Played,
  team: string,
  tie: Tie,
): Stakes | undefined => {
  const stage = stages.find(({ ties }) => ties.some(({ _id }) => _id === tie._id))
  const table = stage?.tables.find(({ name }) => name === (tie.group ?? ''))
  if (!stage || !table || tie.state !== 'scheduled' || !tie.start) return undefined
  const end = Date.parse(tie.start) + getMatchMinutes(rules) * minute
  const withdrawn = new Set(entries.flatMap(({ state, team }) => (state === 'withdrawn' ? team._id : [])))
  const known = stage.ties
    .filter((one) => one.group === tie.group)
    .map((one) => ({ one, result: findResult(one, { withdrawn, walkover: rules.walkover }) }))
  const open = known.flatMap(({ one, result }) =>
    result || isOver(one) || one._id === tie._id
      ? []
      : { ...toTeamIds(one), round: one.round, start: one.start },
  )
  return findStakes(
    {
      team,
      match: toTeamIds(tie),
      teams: table.rows.map((row) => row.team),
      withdrawn: table.rows.flatMap((row) => (row.withdrawn ? row.team : [])),
      results: known.flatMap(({ result }) => result ?? []),
      deductions: Object.fromEntries(
        entries.flatMap(({ team, deduction }) => (deduction ? [[team._id, deduction.points]] : [])),
      ),
      before: open.filter(({ start }) => !start || Date.parse(start) < end),
      around: open.filter(({ round }) => round <= tie.round),
    },
    rules,
  )
}

const maxNamed = 3

/** A match has no `weekday` and no `date` if it is today. */
interface When {
  isLoss: boolean
  weekday?: string
  date?: string
}

const namedText = (teams: string, { isLoss, weekday, date }: When) => {
  if (weekday)
    return isLoss
      ? t`Lose on ${weekday} and ${teams} can overtake you.`
      : t`Win on ${weekday}, or ${teams} can overtake you.`
  if (date)
    return isLoss
      ? t`Lose on ${date} and ${teams} can overtake you.`
      : t`Win on ${date}, or ${teams} can overtake you.`
  return isLoss ? t`Lose today and ${teams} can overtake you.` : t`Win today, or ${teams} can overtake you.`
}

const countedText = (teams: number, { isLoss, weekday, date }: When) => {
  if (weekday)
    return isLoss
      ? plural(teams, {
          one: `Lose on ${weekday} and # team can overtake you.`,
          other: `Lose on ${weekday} and # teams can overtake you.`,
        })
      : plural(teams, {
          one: `Win on ${weekday}, or # team can overtake you.`,
          other: `Win on ${weekday}, or # teams can overtake you.`,
        })
  if (date)
    return isLoss
      ? plural(teams, {
          one: `Lose on ${date} and # team can overtake you.`,
          other: `Lose on ${date} and # teams can overtake you.`,
        })
      : plural(teams, {
          one: `Win on ${date}, or # team can overtake you.`,
          other: `Win on ${date}, or # teams can overtake you.`,
        })
  return isLoss
    ? plural(teams, {
        one: 'Lose today and # team can overtake you.',
        other: 'Lose today and # teams can overtake you.',
      })
    : plural(teams, {
        one: 'Win today, or # team can overtake you.',
        other: 'Win today, or # teams can overtake you.',
      })
}

export const overtakeText = (
  { onLoss, onDraw }: Stakes,
  tournament: Pick<Tournament, 'entries' | 'pitches' | 'timeZone' | 'serverTime'>,
  tie: Tie,
) => {
  const isLoss = onLoss.length > 0
  const rivals = isLoss ? onLoss : onDraw
  if (!rivals.length || !tie.start) return undefined
  const zone = getTieZone(tournament, tie)
  const [day, today] = [toLocalDay(tie.start, zone), toLocalDay(tournament.serverTime, zone)]
  const isSoon = day < addDays(today, 7)
  const when = {
    isLoss,
    ...(day !== today &&
      (isSoon ? { weekday: weekdayText(tie.start, zone) } : { date: dateText(tie.start, zone) })),
  }
  if (rivals.length > maxNamed) return countedText(rivals.length, when)
  const names = rivals.map((id) => tournament.entries.find(({ team }) => team._id === id)?.team.name ?? '')
  return namedText(listText(names), when)
}
