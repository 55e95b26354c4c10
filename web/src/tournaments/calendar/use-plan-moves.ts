import {
  type DraftSchedule,
  type PlanLine,
  listPlanOpenings,
  movePlannedMatch,
} from '@i-one/contract/tournaments/calendar'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'

type Moving = {
  tournament: string
  laid: DraftSchedule
  onMoved: (laid: DraftSchedule) => void
  onError: (error: Error) => void
}

export const usePlanMoves = ({ tournament, laid, onMoved, onError }: Moving) => {
  const [picked, pick] = useState<string>()
  const [moves, setMoves] = useState(0)
  const [last, setLast] = useState<{ match: string; before: PlanLine | undefined }>()
  const { _id: plan, lines } = laid.plan
  const openings = useQuery({
    queryKey: ['tournaments', 'plan-openings', plan, picked, moves],
    queryFn: ({ signal }) =>
      call(listPlanOpenings, { params: { id: tournament, plan, match: picked ?? '' }, signal }),
    enabled: picked !== undefined,
    gcTime: 0,
  })
  const moving = useMutation({
    mutationFn: ({ match, pitch, start }: PlanLine) =>
      call(movePlannedMatch, { params: { id: tournament, plan, match }, body: { pitch, start } }),
    onSuccess: (moved, { match }) => {
      setLast({ match, before: lines.find((line) => line.match === match) })
      onMoved(moved)
    },
    onError,
    onSettled: () => {
      pick(undefined)
      setMoves(moves + 1)
    },
  })
  return {
    picked,
    pick,
    openings: picked === undefined ? undefined : openings.data?.fits,
    others: picked === undefined ? undefined : openings.data?.others,
    error: picked === undefined ? null : openings.error,
    last,
    move: (line: PlanLine) => {
      if (!moving.isPending) moving.mutate(line)
    },
    pending: moving.isPending,
  }
}

export type PlanMoves = ReturnType<typeof usePlanMoves>
