import { CallError, createClient } from '@i-one/contract/call'
import { type Tournament, getTournamentByCode } from '@i-one/contract/tournaments'
import { watchTournament, applyTournamentChange } from '@i-one/contract/tournaments/live'
import { useEffect, useState } from 'react'
import { Backoff } from '../../lib/backoff.ts'
import { browserEvents } from '../../lib/browser-events.ts'
import { syncFromResponse } from '../../lib/server-clock.ts'
import { StreamConnection } from '../../lib/stream-connection.ts'

/** Sends no token, because a page embedded in another site must not use the visitor’s login. */
const connection = {
  baseUrl: '',
  anonymous: true,
  language: import.meta.env.LANGUAGE,
  onResponse: syncFromResponse,
} as const
const call = createClient(connection)

type Embedded = { state: 'loading' | 'missing' } | { state: 'shown'; tournament: Tournament }

const createStream = (code: string, id: string, show: (edit: (before: Tournament) => Tournament) => void) => {
  let after: number | undefined
  return new StreamConnection({
    stream: watchTournament,
    ask: () => ({ params: { id }, ...(after !== undefined && { after }) }),
    connection,
    browserEvents,
    onSilent: async (stream) =>
      (await import('../../lib/polling/poll-while-silent.ts')).pollWhileSilent(stream, {
        every: 15_000,
        load: async () => {
          const tournament = await call(getTournamentByCode, { params: { code } })
          show(() => tournament)
          return false
        },
      }),
    onMessage: ({ name, id: number, data }) => {
      after = number ?? after
      if (name === 'tournament') show(() => data)
      else if (name === 'change') show((before) => applyTournamentChange(before, data))
    },
  })
}

export const useEmbeddedTournament = (code: string) => {
  const [embedded, set] = useState<Embedded>({ state: 'loading' })
  useEffect(() => {
    const backoff = new Backoff(1000, 30_000)
    let stream: ReturnType<typeof createStream> | undefined
    let isOver = false
    const begin = async () => {
      try {
        const tournament = await call(getTournamentByCode, { params: { code } })
        if (isOver) return
        set({ state: 'shown', tournament })
        stream = createStream(code, tournament._id, (change) =>
          set((now) => (now.state === 'shown' ? { ...now, tournament: change(now.tournament) } : now)),
        )
        stream.open()
      } catch (error) {
        if (isOver) return
        if (!(error instanceof CallError)) throw error
        if (error.status < 500 && error.status !== 429) set({ state: 'missing' })
        else backoff.tryLater(() => void begin())
      }
    }
    void begin()
    return () => {
      isOver = true
      backoff.cancel()
      stream?.close()
    }
  }, [code])
  return embedded
}
