import type { Tie, Tournament } from '@i-one/contract/tournaments'
import { isLive as isMatchLive } from '@i-one/game/matches/match-state'
import { formatKnockOutName } from '@i-one/game/tournaments/knock-out-name'
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

const roundNames = ['Final', 'Semi-finals', 'Quarter-finals']

export const getRoundName = (round: number) => roundNames[round - 1] ?? `Last ${2 ** round}`

type Stage = Pick<Tournament['stages'][number], 'kind' | 'ties'>

const getRoundText = (tie: Tie, { kind, ties }: Stage) => {
  if (kind === 'knock-out') return formatKnockOutName(tie, ties)
  return tie.group && kind === 'groups' ? `Group ${tie.group}, round ${tie.round}` : `Round ${tie.round}`
}

export const getTieName = (tie: Tie, stage: Stage) =>
  `${getRoundText(tie, stage)}${tie.earlier ? ', replay' : ''}`

const endings: Partial<Record<Tie['state'], string>> = {
  finished: 'Full time',
  walkover: 'Walkover',
  'both-absent': 'Neither team came',
  void: 'Does not count',
  abandoned: 'Abandoned',
  postponed: 'Postponed',
  'extra-time': 'Extra time',
  'shoot-out': 'Penalties',
}

export const tieStateText = (tie: Tie) => {
  if (tie.undecided) return 'Level, to be decided'
  if (tie.state === 'finished' && tie.shootOut) return 'After penalties'
  if (tie.decidedBy === 'extra-time') return 'After extra time'
  if (tie.decidedBy === 'lot') return 'Decided by drawing lots'
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
