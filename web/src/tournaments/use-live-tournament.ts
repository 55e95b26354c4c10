import {
  type TournamentChange,
  watchTournament,
  applyTournamentChange,
} from '@i-one/contract/tournaments/live'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStream, type StreamSubscription } from '../lib/use-stream.ts'
import { tournamentQuery, updateTournamentQuery } from './queries.ts'

const applyChange = (queries: QueryClient, id: string, change: TournamentChange) => {
  const before = queries.getQueryData(tournamentQuery(id).queryKey)
  if (before) updateTournamentQuery(queries, applyTournamentChange(before, change))
}

const createSubscription = (id: string, queries: QueryClient): StreamSubscription<typeof watchTournament> => {
  let after: number | undefined
  return {
    stream: watchTournament,
    ask: () => ({ params: { id }, ...(after !== undefined && { after }) }),
    onMessage: ({ name, id: number, data }) => {
      after = number ?? after
      if (name === 'tournament') updateTournamentQuery(queries, data)
      else if (name === 'change') applyChange(queries, id, data)
    },
  }
}

export const useLiveTournament = (id: string) => {
  const queries = useQueryClient()
  const watch = useMemo(() => createSubscription(id, queries), [id, queries])
  return useStream(watch)
}
