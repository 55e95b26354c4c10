import { type Tournament, watchTournament } from '@i-one/contract/tournaments'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStream, type Watch } from '../lib/use-stream.ts'
import { tournamentSeen } from './queries.ts'

/** Keeps a tournament as it moves, for as long as it is shown. */
export const useLiveTournament = (id: string) => {
  const queries = useQueryClient()
  const watch = useMemo(
    (): Watch<typeof watchTournament> => ({
      stream: watchTournament,
      ask: () => ({ params: { id } }),
      onMessage: ({ name, data }) => name === 'tournament' && tournamentSeen(queries, data as Tournament),
    }),
    [id, queries],
  )
  return useStream(watch)
}
