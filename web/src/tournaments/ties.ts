import type { Tie, Tournament } from '@i-one/contract/tournaments'
import { isLive as isMatchLive } from '@i-one/game/matches/match-state'
import { formatKnockOutName } from '@i-one/game/tournaments/knock-out-name'
import { t } from '@lingui/core/macro'
import { toLocalDay, timeText } from '../lib/pitch-time.ts'

export const listTies = ({ stages }: Pick<Tournament, 'stages'>) => stages.flatMap(({ ties }) => ties)

export const isLive = ({ state }: Tie) => isMatchLive(state)

export const toSides = ({ teamOne, teamTwo }: Pick<Tie, 'teamOne' | 'teamTwo'>) =>
  [
    ['T1', teamOne],
    ['T2', teamTwo],
  ] as const

const ended: ReadonlySet<Tie['state']> = new Set(['finished', 'walkover', 'abandoned', 'both-absent', 'void'])
export const isOver = ({ state }: Tie) => ended.has(state)

const roundNames = [t`Final`, t`Semi-finals`, t`Quarter-finals`]

export const getRoundName = (round: number) => {
  const teams = 2 ** round
  return (
    roundNames[round - 1] ??
    t({ message: `Last ${teams}`, comment: 'Round of a knock-out, for example “Last 16”' })
  )
}

type Stage = Pick<Tournament['stages'][number], 'kind' | 'ties'>

const getRoundText = (tie: Tie, { kind, ties }: Stage) => {
  if (kind === 'knock-out') return formatKnockOutName(tie, ties)
  const { group, round } = tie
  return group && kind === 'groups' ? t`Group ${group}, round ${round}` : t`Round ${round}`
}

export const getTieName = (tie: Tie, stage: Stage) => {
  const match = getRoundText(tie, stage)
  return tie.earlier ? t`${match}, replay` : match
}

/** Names a match by its teams, for example “Owls v Yaks”. */
export const pairText = (one: string, two: string) => t`${one} v ${two}`

const endings: Partial<Record<Tie['state'], string>> = {
  finished: t`Full time`,
  walkover: t`Walkover`,
  'both-absent': t`Neither team turned up`,
  void: t`Does not count`,
  abandoned: t`Abandoned`,
  postponed: t`Postponed`,
  'extra-time': t`Extra time`,
  'shoot-out': t`Penalties`,
}

export const tieStateText = (tie: Tie) => {
  if (tie.undecided) return t`Level, to be decided`
  if (tie.state === 'finished' && tie.shootOut) return t`After penalties`
  if (tie.decidedBy === 'extra-time') return t`After extra time`
  if (tie.decidedBy === 'lot') return t`Decided by drawing lots`
  return endings[tie.state]
}

type Places = Pick<Tournament, 'pitches' | 'timeZone'>

export const getTieZone = ({ pitches, timeZone }: Places, tie: Tie) =>
  pitches.find(({ _id }) => _id === tie.pitch)?.timeZone ?? timeZone

export const scoreOrTimeText = (tie: Tie, tournament: Places) => {
  if (tie.score) return `${tie.score.T1}–${tie.score.T2}`
  return tie.start ? timeText(tie.start, getTieZone(tournament, tie)) : '–'
}

export const findActiveRound = ({ stages }: Pick<Tournament, 'stages'>) => {
  const stage = stages.find(({ kind }) => kind !== 'knock-out')
  const open = stage?.ties.filter((tie) => !isOver(tie))
  if (!stage || !open?.length) return undefined
  const number = Math.min(...open.map(({ round }) => round))
  return { number, stage: { ...stage, ties: stage.ties.filter(({ round }) => round === number) } }
}

export type NamedTie = { tie: Tie; name: string }

export const listNamedTies = ({ stages }: Pick<Tournament, 'stages'>): NamedTie[] =>
  stages.flatMap((stage) => stage.ties.map((tie) => ({ tie, name: getTieName(tie, stage) })))

export const compareTieStarts = (a: NamedTie, b: NamedTie) =>
  (a.tie.start ?? '').localeCompare(b.tie.start ?? '')

export const listOwnTeams = ({ mine }: Pick<Tournament, 'mine'>): ReadonlySet<string> =>
  new Set([...(mine?.leads ?? []), ...(mine?.playsFor ?? [])])

export const groupTiesByDay = (tournament: Pick<Tournament, 'stages'> & Places) => {
  const named = listNamedTies(tournament)
  const scheduled = named.filter(({ tie }) => tie.start).toSorted(compareTieStarts)
  const days = new Map<string, NamedTie[]>()
  for (const one of scheduled) {
    const day = toLocalDay(one.tie.start ?? '', getTieZone(tournament, one.tie))
    days.set(day, [...(days.get(day) ?? []), one])
  }
  const unscheduled = named.filter(({ tie }) => !tie.start)
  return [
    ...[...days].map(([day, ties]) => ({ day, ties })),
    ...(unscheduled.length ? [{ day: undefined, ties: unscheduled }] : []),
  ]
}

export const findFeaturedTie = (tournament: Pick<Tournament, 'stages' | 'mine'>): NamedTie | undefined => {
  const own = listOwnTeams(tournament)
  const isMine = ({ teamOne, teamTwo }: Tie) => [teamOne, teamTwo].some(({ team }) => team && own.has(team))
  const named = listNamedTies(tournament)
  const live = named.filter(({ tie }) => isLive(tie))
  const next = named.filter(({ tie }) => isMine(tie) && tie.start && !isOver(tie)).toSorted(compareTieStarts)
  return live.find(({ tie }) => isMine(tie)) ?? live[0] ?? next[0]
}
