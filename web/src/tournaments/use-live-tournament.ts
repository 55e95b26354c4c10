import { type Tournament, watchTournament } from '@i-one/contract/tournaments'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { browserEvents } from '../lib/browser-events.ts'
import { connection } from '../lib/call.ts'
import { StreamConnection } from '../lib/stream-connection.ts'
import { useStream } from '../lib/use-stream.ts'
import { tournamentSeen } from './queries.ts'

/** Keeps a tournament as it moves, for as long as it is shown. */
export const useLiveTournament = (id: string) => {
  const queries = useQueryClient()
  const stream = useMemo(
    () =>
      new StreamConnection({
        stream: watchTournament,
        ask: () => ({ params: { id } }),
        connection,
        browserEvents,
        onMessage: ({ name, data }) => name === 'tournament' && tournamentSeen(queries, data as Tournament),
      }),
    [id, queries],
  )
  return useStream(stream)
}
