import type { Tie } from '@i-one/contract/tournaments'
import type { EnteredResult } from '../use-tournament-actions.ts'

const resultKinds = [
  'played',
  'walkover-one',
  'walkover-two',
  'both-absent',
  'void',
  'lot',
  'replay',
] as const
export type ResultKind = (typeof resultKinds)[number]

interface ResultAnswers {
  kind: ResultKind | undefined
  goals: { T1: number; T2: number }
  penalties: { T1: number; T2: number }
}

type Standing = Pick<Tie, 'state' | 'score' | 'shootOut' | 'decidedBy' | 'recorded' | 'entered' | 'undecided'>

const findKind = ({ state, score, ...tie }: Standing): ResultKind | undefined => {
  if (state === 'walkover') return score && score.T1 > score.T2 ? 'walkover-one' : 'walkover-two'
  if (state === 'both-absent' || state === 'void') return state
  if (tie.decidedBy === 'lot') return 'lot'
  return tie.recorded && !tie.entered && !tie.undecided ? undefined : 'played'
}

export const toResultAnswers = (tie: Standing): ResultAnswers => {
  const none = { T1: 0, T2: 0 }
  return { kind: findKind(tie), goals: tie.score ?? none, penalties: tie.shootOut ?? none }
}

export const listResultKinds = (tie: Standing, isKnockOut: boolean): ResultKind[] => {
  const isOpen = isKnockOut && (tie.undecided === true || tie.decidedBy !== undefined)
  const isEntered = isKnockOut && tie.entered === true
  const offered: Record<ResultKind, boolean> = {
    played: !tie.recorded || isOpen || isEntered,
    'walkover-one': true,
    'walkover-two': true,
    'both-absent': true,
    void: true,
    lot: isOpen,
    replay: !['scheduled', 'postponed', 'waiting'].includes(tie.state),
  }
  return resultKinds.filter((kind) => offered[kind])
}

export const needsPenalties = ({ kind, goals }: ResultAnswers, isKnockOut: boolean) =>
  isKnockOut && kind === 'played' && goals.T1 === goals.T2

export const toResultBody = (answers: ResultAnswers, isKnockOut: boolean): EnteredResult => {
  const { kind, goals, penalties } = answers
  if (kind === 'walkover-one') return { kind: 'walkover', T1: 1, T2: 0 }
  if (kind === 'walkover-two') return { kind: 'walkover', T1: 0, T2: 1 }
  if (kind === 'lot') return { kind, ...goals }
  if (kind && kind !== 'played') return { kind }
  return {
    ...goals,
    ...(needsPenalties(answers, isKnockOut) && penalties.T1 !== penalties.T2 && { shootOut: penalties }),
  }
}
