import type { Tie } from '@i-one/contract/tournaments'
import type { EnteredResult } from '../use-tournament-actions.ts'

export const resultKinds = ['played', 'walkover-one', 'walkover-two', 'both-absent', 'void'] as const
type ResultKind = (typeof resultKinds)[number]

export interface ResultAnswers {
  kind: ResultKind
  goals: { T1: number; T2: number }
  penalties: { T1: number; T2: number }
}

/** What stands in the dialog at first. */
export const answersOf = ({
  state,
  score,
  shootOut,
}: Pick<Tie, 'state' | 'score' | 'shootOut'>): ResultAnswers => {
  const none = { T1: 0, T2: 0 }
  const goals = score ?? none
  const kinds: Partial<Record<Tie['state'], ResultKind>> = {
    walkover: goals.T1 > goals.T2 ? 'walkover-one' : 'walkover-two',
    'both-absent': 'both-absent',
    void: 'void',
  }
  return { kind: kinds[state] ?? 'played', goals, penalties: shootOut ?? none }
}

/** Penalties are asked for where a knock-out is level. */
export const asksPenalties = ({ kind, goals }: ResultAnswers, isKnockOut: boolean) =>
  isKnockOut && kind === 'played' && goals.T1 === goals.T2

/** As the wire wants it; of a walkover the rules say the goals. */
export const resultBody = (answers: ResultAnswers, isKnockOut: boolean): EnteredResult => {
  const { kind, goals, penalties } = answers
  if (kind === 'walkover-one') return { kind: 'walkover', T1: 1, T2: 0 }
  if (kind === 'walkover-two') return { kind: 'walkover', T1: 0, T2: 1 }
  if (kind !== 'played') return { kind }
  return {
    ...goals,
    ...(asksPenalties(answers, isKnockOut) && penalties.T1 !== penalties.T2 && { shootOut: penalties }),
  }
}
